"""Windows and pages around the table."""
