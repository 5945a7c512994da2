"""What every table shares: seeing, choosing, prompting, telling, and how a drawn one is made."""
