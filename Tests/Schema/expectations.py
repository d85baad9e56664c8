"""The findings of Waymark that the JSON Schema expresses, and the reasons why it cannot express the others."""

# A finding of these rules depends on the keys and the values of one mapping, so the schema rejects the value.
EXPRESSIBLE = {
    "unknown-key", "missing-key", "wrong-type", "missing-value", "misplaced-key", "invalid-name", "invalid-color", "invalid-range",
    "invalid-shortcut", "invalid-parameter", "unknown-version", "unknown-rule", "guarded-rule",
}

# Findings of these rules that the schema cannot express: the rule, a part of the message, and the reason.
EXCEPTIONS = [
    ("missing-value", "the spec has no tabs", "the included files can declare the tabs"),
    ("missing-value", "the enum has no values", "the schema doesn't count the elements of a list"),
    ("missing-key", "is not the root of a spec", "without `waymark` and `app`, the file is valid as an included file"),
    ("unknown-key", "is not a key of an included file", "only the file that includes this root file makes its keys wrong"),
    ("guarded-rule", "no comment can suppress", "a schema does not see comments"),
    ("unknown-rule", "there is no rule", "a schema does not see comments"),
    ("wrong-type", "found `True`", "the parser reads `True` as the Boolean value true"),
    ("invalid-shortcut", "`opt` twice", "`opt` and `option` are two words for one modifier"),
    ("invalid-name", "cannot be a metadata key", "only metadata keys reserve the names of members of `Hashable`"),
    ("invalid-name", "a generated type cannot have the name", "the reserved names depend on the other types of the spec"),
    ("invalid-parameter", "`nil` is not a value", "`nil` is a valid default value of some types"),
]

# Errors of the schema that Waymark doesn't report, because it hides findings that can result from another one.
HIDDEN = {
    "Tests/Fixtures/Rules/invalid-parameter/invalid.nav.yaml": "a declaration is invalid, so unknown types are not reported",
    "Tests/Fixtures/Spec/names/no-second-finding.nav.yaml": "the name of a tab is invalid, so unknown names are not reported",
    "Tests/Fixtures/Spec/root/keys-of-route-without-value.nav.yaml": "the first key of a route among the names explains the others",
    "Tests/Fixtures/Spec/yaml/merge-key-in-names.nav.yaml": "the names that a merge key adds are not read",
    "Tests/Fixtures/Spec/conditions/dashes.nav.yaml": "the first entry with a dash explains the others",
    "Tests/Fixtures/Spec/root/misplaced-tabs.nav.yaml": "the decoder skips the values after a misplaced key",
}

# Findings that the schema cannot express in one file.
ACCEPTED = {
    ("Tests/Fixtures/Spec/links/otherwise.nav.yaml", "misplaced-key"): "a link can inherit its condition from a screen that it opens",
    ("Tests/Fixtures/Spec/links/otherwise-of-gates.nav.yaml", "misplaced-key"): "a link can inherit its condition from a screen that it opens",
    ("Tests/Fixtures/Spec/links/otherwise-of-tab.nav.yaml", "misplaced-key"): "a link can inherit its condition from a screen that it opens",
    ("Tests/Fixtures/Commands/spec-named/UITests/Twice.nav.yaml", "missing-key"): "the file has a duplicate key, which the parser merges",
}

# Files that are not part of a spec.
UNREAD = {
    "Tests/Fixtures/Commands/modules/Foreign/Cart.nav.yaml", "Tests/Fixtures/Commands/modules/Nameless/Cart.nav.yaml",
    "Tests/Fixtures/Commands/neighbors/Empty/App.nav.yaml", "Tests/Fixtures/Formatting/values.nav.yaml",
}

REASONS = {
    "the YAML parser reports the file": [
        "empty-spec", "nested-too-deep", "not-text", "several-documents", "invalid-yaml", "duplicate-key", "yaml-tag", "unknown-anchor", "spec-too-large", "unquoted-pattern",
        "unportable-yaml",
    ],
    "a schema does not see comments and invisible characters": [
        "comment-after-pattern", "suspicious-text", "useless-silence", "invalid-text",
    ],
    "the grammar of patterns and hosts is not regular, or too long for an expression": [
        "invalid-pattern", "invalid-origin", "impossible-pattern", "invalid-type",
    ],
    "elements are compared as YAML values, and the cases of an enum by their text": ["duplicate-value", "empty-enum-case"],
    "a schema cannot compare a name with the declarations of the spec": [
        "unknown-name", "unknown-type", "unknown-parameter", "unbound-parameter", "mistyped-parameter", "undeclared-origin",
        "no-origin", "invalid-metadata", "invalid-include", "unused-fragment", "tab-as-route", "name-collision", "duplicate-name",
        "native-in-url", "implicit-parameter", "invalid-intent", "module-boundary", "invalid-gate", "invalid-guard",
        "duplicate-origin",
    ],
    "the finding is about the app's other files": [
        "invalid-association", "invalid-property-list", "invalid-strings", "invalid-localization", "missing-app-id",
        "missing-domain", "missing-language", "missing-translation", "stale-string", "unclaimed-link", "unregistered-activity",
        "unregistered-scheme", "unused-domain", "unused-scheme", "unused-string", "untranslated-title", "unreachable-title",
        "differing-placeholders", "duplicate-string", "unfilled-placeholder", "missing-www-host", "well-known-scheme",
        "insecure-origin", "open-redirect",
        "check-incomplete", "stale-output", "unserved-association", "wrong-content-type", "invalid-input",
    ],
    "the finding is about the meaning of the whole spec": [
        "ambiguous-links", "beats-cycle", "capture-as-host", "crowded-enum", "crowded-tab-bar", "dead-setting",
        "derived-accessibility-id", "duplicate-accessibility-id", "duplicate-link", "failing-example", "gated-link", "guard-cycle",
        "guard-replaces-modal", "guarded-sign-in", "hidden-initial", "links-differ-only-by-case", "minimum-too-high",
        "missing-fallback", "modal-cycle", "modal-not-allowed", "modal-over-modal", "no-lasting-tab", "opens-outside-tab",
        "parent-cycle", "parent-outside-tab", "pinned-but-hidden", "presentation-mismatch", "redirect-cycle",
        "redirect-to-nowhere", "resolves-nowhere", "resolves-outside-tab", "tab-not-allowed", "uncovered-claim",
        "undecided-modals", "undecided-presentation", "undecided-tab", "underivable-stack", "unreachable-link",
        "unreachable-route", "unrouted-claim", "unshowable-tab", "unused-condition", "unused-origin", "unused-type",
        "useless-beats", "too-many-findings",
    ],
}

INEXPRESSIBLE = {rule: reason for reason, rules in REASONS.items() for rule in rules}


def reason(finding):
    """Returns the reason why the schema cannot express a finding, or None if the schema must reject the value."""
    rule = finding["rule"]
    if rule in EXPRESSIBLE:
        return next((reason for name, part, reason in EXCEPTIONS if name == rule and part in finding["message"]), None)
    # fixtures.py reports rules that this file does not list.
    return INEXPRESSIBLE.get(rule, "the rule is new")
