"""Our speed, measured beside something else in the same run: ratios last, seconds do not."""
