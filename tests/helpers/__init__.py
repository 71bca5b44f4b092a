"""What several tests share: laws, games made for tests, planted bugs."""
