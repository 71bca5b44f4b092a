"""The widgets that every table shares: chips, plates, sheets, cards and lines of text, drawn on the stage."""
