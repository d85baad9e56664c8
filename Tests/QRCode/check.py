#!/usr/bin/env python3
"""Decodes QR codes of random URLs with ZBar, and compares the decoded texts with the URLs.

check.py PROGRAM  runs PROGRAM, which is Print.swift compiled together with Sources/MapEngine/QRCode/*.swift, and fails if a text differs.
                  WAYMARK_SEED sets the seed of the URLs (default: 1).
"""
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

# The number of URLs for each error correction level, and the number of bytes of the longest URL.
COUNT = 50
LONGEST = [2000, 2000, 1600, 1200]

UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
DELIMITERS = "/?#&=+:@!$'()*,;"
UNICODE = "äéßøčřžЖдмאבعרतमあ東京語한글→€🧭🗺"


def url(rng, longest):
    """Returns a random URL of 1 to `longest` bytes. Short and long URLs are equally likely."""
    length = min(longest, int(2 ** rng.uniform(0, 11.2)))
    kinds = rng.choice(["ascii", "escapes", "unicode"])
    text = "https://waymark.example/" if length > 30 else ""
    while len(text.encode()) < length:
        if kinds == "escapes" and rng.random() < 0.3:
            text += "%{:02X}".format(rng.randrange(256))
        elif kinds == "unicode" and rng.random() < 0.3:
            text += rng.choice(UNICODE)
        else:
            text += rng.choice(UNRESERVED if rng.random() < 0.8 else DELIMITERS)
    while len(text.encode()) > length:
        text = text[:-1]
    return text or "a"


def images(program, level, texts):
    """Returns the images that the program prints."""
    lines = "".join(text + "\n" for text in texts)
    run = subprocess.run([program, str(level)], input=lines.encode(), capture_output=True, check=True)
    return [b"P1" + image for image in run.stdout.split(b"P1")[1:]]


def decoded(image, path):
    """Returns the text of an image.

    Without the option `binary`, ZBar guesses the encoding, and reads some short UTF-8 texts as Big5 or Shift JIS.
    """
    path.write_bytes(image)
    command = ["zbarimg", "--raw", "-q", "--oneshot", "-Sdisable", "-Sqrcode.enable", "-Sqrcode.binary", str(path)]
    return subprocess.run(command, capture_output=True).stdout.decode(errors="replace")


def main(program):
    if not shutil.which("zbarimg"):
        print("SKIPPED: QR codes are not decoded, because zbarimg (Debian package zbar-tools) is missing.")
        return 0
    seed = int(os.environ.get("WAYMARK_SEED", "1"))
    rng = random.Random(seed)
    differences, sizes = 0, set()
    with tempfile.TemporaryDirectory() as folder:
        for level, longest in enumerate(LONGEST):
            texts = [url(rng, longest) for _ in range(COUNT)]
            printed = images(program, level, texts)
            if len(printed) != COUNT:
                print(f"FAILED: {len(printed)} images for {COUNT} texts at level {level}")
                return 1
            for text, image in zip(texts, printed):
                sizes.add(image.split()[1])
                result = decoded(image, pathlib.Path(folder, "code.pbm"))
                if result != text:
                    differences += 1
                    print(f"FAILED at level {level}, with the seed {seed}:\n  encoded {text!r}\n  decoded {result!r}")
    if differences:
        return 1
    print(f"ZBar decodes the QR codes of {COUNT * len(LONGEST)} URLs in {len(sizes)} sizes. The seed is {seed}.")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
