"""scalars.py: texts that YAML parsers read differently, and texts that look like them."""

WORDS = """
yes no on off y n Yes NO On OFF Y N true True TRUE false False null Null NULL ~ nan NaN inf
1 0 -1 +1 007 017 08 0o7 0o17 0x1F 0X1F 0b1 0B1 0b_ 1_000 0_1 1_ 1__0 00 -0 20260101 9007199254740993 123456789012345678901234567890
1.5 1.10 1.0 1. .5 -.5 +.5 0.0 -0.5 0.00001 0.0001 123456.125 1e3 1E5 1.5e3 1.5e+3 1e-3 1.e5 1e 1e+ 1e400 .inf -.inf +.inf .Inf .nan .NaN
12:30 1:2 12:60 1:30:00 12:30.5 190:20:30.15 1:a -1:30 +12:30 01:30 1:2:3 12:30pm
2026-01-01 2026-1-1 2026-01-01T00:00:00Z 2001-12-14t21:59:43.10-05:00 2026-13-45 2026-01 0001-01-01
= == << <<a - -- --- ... .. . -a a- :a a:b a::b a#b a&b a*b a!b a|b a>b a'b a"b a%b a@b a`b a~ ~a
a? a?b ?a /a?b=c /a/b https://a.com/x https://a.com:80/x https://a.com/?q 1... ...9 1...9 1.2.3 1.2.3.4 192.168.0.1 cmd+3 +a 1a 1-2
String? List<Int> Int=1 é 日本語 🍌 a\u00a0b a\u200bb
"yes" 'no' "a?b" 'a"b' "a'b" "a\\\\b" 'a\\b' "\\u00e9" "\\x41" "7" "null" "~" '' "" "a:b" "# a" "- a" "a, b"
""".split()

SCALARS = [word.encode().decode("utf-8") for word in WORDS] + [
    "a b", "a  b", "a - b", "a ? b", "a ?b", "String? = x", "Int = 1", "1 2", "12 :30", "< <", "a\tb", '"a\tb"', "'a  b'", '" a "', '"a b"',
    "2026-01-01 10:00:00", "[]", "{}", "[a, b]", "{a: b}", "[a,b]", "{a: b,c: d}", '["a","b"]', "[a, ]", "{ a: , b: c }", "[{ a: b }, c]",
]

# White space and comments between two values.
GAPS = [" ", "  ", "\t", " \t", " # c\n", " # c\n    ", "\n", "\n      ", "\n\n    ", "\n    # c\n      ", " #c\n", "#c\n", "\n  ", "\n ", " # é 日本\n        ", " # waymark:allow unused-type\n    "]
BREAKS = ["\r", "\r\n", "\x85", "\u2028", "\u2029", "\n\n\n", " \n", "\t\n"]
