"""One spinner by rich: rich_spinner.py RATE SECONDS."""
import sys
import time

from rich.console import Console

rate, seconds = map(float, sys.argv[1:])
# A frame of "dots" lasts 80 ms at a speed of 1.
with Console().status("Loading", spinner="dots", refresh_per_second=rate, speed=rate * 0.08):
    time.sleep(seconds)
