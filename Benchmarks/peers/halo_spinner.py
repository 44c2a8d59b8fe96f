"""One spinner by halo: halo_spinner.py RATE SECONDS."""
import sys
import time

from halo import Halo

rate, seconds = map(float, sys.argv[1:])
frames = {"interval": 1000 / rate, "frames": list("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")}
with Halo(text="Loading", spinner=frames):
    time.sleep(seconds)
