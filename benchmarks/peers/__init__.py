"""Games of others, played by chance beside ours. Each file is one library from PyPI."""
