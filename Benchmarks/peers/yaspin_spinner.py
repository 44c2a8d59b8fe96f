"""One spinner by yaspin: yaspin_spinner.py RATE SECONDS."""
import sys
import time

from yaspin import Spinner, yaspin

rate, seconds = map(float, sys.argv[1:])
with yaspin(Spinner("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏", 1000 / rate), text="Loading"):
    time.sleep(seconds)
