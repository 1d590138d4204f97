"""Chapter A10, Belle: she is picked only if nobody else can be."""

from scenario import event, stealin


def test_belle_cannot_be_shot_if_somebody_else_can() -> None:
    """C-BELLE-01, C-RULE-25"""
    t = stealin("-/*;-/BC;-/O;-/T;-/-", pile="O:f")
    assert t.asks() == ["O fire-at-whom C T"]


def test_belle_must_be_shot_if_nobody_else_can_be() -> None:
    """C-BELLE-01, C-RULE-25, C-RULE-14"""
    t = stealin("-/*;-/B;-/O;C/-", pile="O:f")
    assert (t.wounds("B"), t.bullets("O")) == ("O", 5)


def test_belle_cannot_be_punched_if_somebody_else_can() -> None:
    """C-BELLE-02, C-RULE-25"""
    t = stealin("-/*;-/-;-/BCOT;-/-;-/-", pile="O:p")
    assert t.asks() == ["O punch-whom C T"]


def test_with_one_other_bandit_at_hand_the_choice_is_forced() -> None:
    """C-BELLE-01, C-BELLE-02"""
    shots = stealin("-/*;-/B;-/O;-/T", pile="O:f")
    assert (shots.wounds("B"), shots.wounds("T")) == ("-", "O")
    punches = stealin("-/*;-/-;-/-;-/OTB", pile="O:p")
    assert (punches.at("B"), punches.at("T")) == ("3i", "2i")


def test_belle_must_be_punched_if_nobody_else_can_be() -> None:
    """C-BELLE-02, C-RULE-25, C-RULE-14"""
    t = stealin("-/*;-/-;O/-;-/BT", pile="T:p", held={"B": "j"})
    assert (t.at("B"), t.floor("3i")) == ("2i", "j")


def test_belle_is_not_spared_by_the_marshal() -> None:
    """C-RULE-26, C-MEET-02"""
    t = stealin("-/*;-/BO;-/-;-/D", pile="D:s")
    assert (t.at("B"), t.wounds("B"), t.wounds("O")) == ("1r", "m", "m")


def test_belle_is_not_spared_by_events() -> None:
    """C-RULE-26, C-EVENT-REBEL-01, C-EVENT-BRAKE-01"""
    assert event("-/*;-/B;-/O;-/D", "passengers_rebellion").wounds("B") == "e"
    assert event("-/*;-/-;B/O;-/D", "braking").at("B") == "1r"


def test_belle_is_pushed_by_djangos_shot_like_anybody() -> None:
    """C-RULE-26, C-DJANGO-01"""
    t = stealin("-/*;-/-;-/B;-/DO", pile="D:f")
    assert (t.at("B"), t.wounds("B")) == ("1i", "D")
