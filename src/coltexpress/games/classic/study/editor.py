"""What can be changed in a position of the base game, and in those of games that extend it."""

from __future__ import annotations

from typing import Final

from coltexpress.games.classic.builder import rest_of_round
from coltexpress.games.classic.check import acts_in, is_before_turns
from coltexpress.games.classic.powers import hand_size, plays_bullets
from coltexpress.games.classic.printed import (
    EVENT_OF,
    NEUTRAL_BULLETS,
    TAKE_IT_ALL,
)
from coltexpress.games.classic.rulebook import Classic
from coltexpress.games.classic.scheming import ROUNDS, round_cards_to_come
from coltexpress.games.classic.state import BY_MEETING, SCHEMIN, STEALIN, bandits_of
from coltexpress.kernel.rows import put_last, row, without
from coltexpress.kernel.vecs import i64, vec
from coltexpress.study.editing import Edit, Part, each, others
from coltexpress.train.cards import NEUTRAL, bullet, face_up, is_bullet, owner_of, put_in
from coltexpress.train.loot import A_STRONGBOX, add_token, remove_token


class TrainEditor:
    """Positions of the base game; a game that extends it says what differs."""

    def parts(self) -> dict[str, Part]:
        """By name what can be changed, in the order in which it is shown."""
        return {
            "round": Part(self.rounds, self.put_round),
            "round_card": Part(self.round_card, self.put_round_card),
            "phase": Part(self.phases, self.put_phase),
            "turn": Part(self.turns, self.put_turn),
            "first": Part(self.first, self.put_first),
            "pile": Part(self.pile, self.put_played, self.take_from_pile),
            "marshal": Part(self.marshal, self.put_marshal),
            "who": Part(self.characters, self.put_character),
            "place": Part(self.places, self.put_place),
            "held": Part(self.held, self.put_held, self.take_held),
            "wounds": Part(self.bullets_taken, self.put_wound, self.take_wound),
            "hand": Part(self.hands, self.put_hand, self.take_hand),
            "floor": Part(self.floor, self.put_floor, self.take_floor),
        }

    def begin(self, g: Classic) -> None:
        """Take a state back to the beginning of its turn, of its pile, or of its event."""
        if is_before_turns(g):
            self.turn_up(g)
        self.settle(g)

    def settle(self, g: Classic) -> None:
        """Make pile, strongboxes and agenda fit the clock."""
        if g.phase == STEALIN and len(g.pile) == 0:
            g.phase, g.turn = SCHEMIN, 0
        last = self.turns_of(g) - 1
        g.turn = min(g.turn, last) if g.phase == SCHEMIN else last
        self.take_back(g)
        if g.phase == STEALIN and len(g.pile) > 0:
            g.pile[0] = face_up(g.pile[0])  # C-STEAL-02
        self.lay_back(g)
        self.settle_strongbox(g)
        g.agenda = rest_of_round(g, last + 1)

    # People

    def characters(self, g: Classic) -> list[Edit]:
        """Who they are: any character that nobody else is."""
        free = [one for one in g.options.characters if one not in g.who]
        settled = bool(g.options.bandits) or any(map(is_bullet, g.pile))
        return [
            Edit("who", "character", [g.who[one]], [] if settled else free, "bandit", one)
            for one in range(g.bandits)
        ]

    def put_character(self, g: Classic, bandit: int, character: int) -> None:
        """Another character for a bandit."""
        g.who[bandit] = character

    def places(self, g: Classic) -> list[Edit]:
        """Where they stand: anywhere but beside those who shoot."""
        free = [spot for spot in self.spots(g) if not g.watched(spot)]
        return [
            Edit("place", "spot", [g.at[one]], others(g.at[one], free), "bandit", one)
            for one in range(g.bandits)
        ]

    def spots(self, g: Classic) -> list[int]:
        """The train from the locomotive back, inside before the roof."""
        sections = range(g.train.sections)
        return [spot for one in sections for spot in (g.train.inside[one], g.train.roof[one])]

    def put_place(self, g: Classic, bandit: int, spot: int) -> None:
        """A bandit somewhere else."""
        g.at[bandit] = spot

    def marshal(self, g: Classic) -> list[Edit]:
        """Where the Marshal is: inside, and alone."""
        inside = [spot for spot in g.train.inside if spot not in g.at]
        return [Edit("marshal", "spot", [g.marshal], others(g.marshal, inside))]

    def put_marshal(self, g: Classic, _row: int, spot: int) -> None:
        """The Marshal somewhere else."""
        g.marshal = spot

    # Loot

    def held(self, g: Classic) -> list[Edit]:
        """What they have: more of what is in the box."""
        return [
            Edit(
                "held",
                "token",
                list(g.held[one]),
                [token for token in each(g.box) if self.may_hold(g, one, token)],
                "bandit",
                one,
                many=True,
            )
            for one in range(g.bandits)
        ]

    def put_held(self, g: Classic, bandit: int, token: int) -> None:
        """A token from the box to a bandit."""
        g.box = remove_token(g.box, token)
        g.held[bandit] = add_token(g.held[bandit], token, g.told_apart)

    def take_held(self, g: Classic, bandit: int, place: int) -> None:
        """A token of a bandit back into the box."""
        g.box = add_token(g.box, g.held[bandit][place], g.told_apart)
        g.held[bandit] = without(g.held[bandit], place)

    def floor(self, g: Classic) -> list[Edit]:
        """What lies on the train."""
        return [
            Edit("floor", "token", list(g.floor[one]), each(g.box), "spot", one, many=True)
            for one in self.spots(g)
        ]

    def put_floor(self, g: Classic, spot: int, token: int) -> None:
        """A token from the box to a spot."""
        g.box = remove_token(g.box, token)
        g.floor[spot] = add_token(g.floor[spot], token, g.told_apart)

    def take_floor(self, g: Classic, spot: int, place: int) -> None:
        """A token that lies somewhere back into the box."""
        g.box = add_token(g.box, g.floor[spot][place], g.told_apart)
        g.floor[spot] = without(g.floor[spot], place)

    def may_hold(self, g: Classic, bandit: int, token: int) -> bool:
        """May this bandit have this token?"""
        return True

    def settle_strongbox(self, g: Classic) -> None:
        """The second strongbox waits beside the train until its event. [C-EVENT-04]"""
        struck = g.round_cards if g.phase not in (SCHEMIN, STEALIN) else g.round_cards[:-1]
        waits = 0 if TAKE_IT_ALL in [EVENT_OF[one] for one in struck] else 1
        if g.spare > waits:
            g.box = add_token(g.box, A_STRONGBOX, g.told_apart)
        elif g.spare < waits:
            self.take_strongbox(g)
        g.spare = waits

    def take_strongbox(self, g: Classic) -> None:
        """A strongbox out of the box, else from where one lies, else from who has one."""
        if A_STRONGBOX in g.box:
            g.box = remove_token(g.box, A_STRONGBOX)
            return
        for table in (g.floor, g.held):
            for place, tokens in enumerate(table):
                if A_STRONGBOX in tokens:
                    table[place] = remove_token(tokens, A_STRONGBOX)
                    return

    # Bullets

    def bullets_taken(self, g: Classic) -> list[Edit]:
        """Whose bullets they took: more from whoever has some left."""
        loaded = [bullet(one) for one in range(g.bandits) if g.bullets[one] > 0]
        neutral = [bullet(NEUTRAL)] if g.neutral > 0 else []
        return [
            Edit(
                "wounds",
                "card",
                [bullet(self.source_of(one)) for one in g.wounds[bandit]],
                [*others(bullet(bandit), loaded), *neutral],
                "bandit",
                bandit,
                many=True,
            )
            for bandit in range(g.bandits)
        ]

    def source_of(self, wound: int) -> int:
        """Whose bullet card a wound left in the deck."""
        return NEUTRAL if wound >= BY_MEETING else wound

    def put_wound(self, g: Classic, bandit: int, card: int) -> None:
        """One bullet more, into the deck; a neutral one is the Marshal's."""
        source = owner_of(card)
        if source == NEUTRAL:
            g.neutral -= 1
            source = BY_MEETING
        else:
            g.bullets[source] -= 1
        g.wounds[bandit] = put_last(g.wounds[bandit], source)
        player = g.player_of[bandit]
        g.deck[player] = put_in(g.deck[player], card)

    def take_wound(self, g: Classic, bandit: int, place: int) -> None:
        """One bullet less: it goes back where it came from."""
        source = self.source_of(g.wounds[bandit][place])
        self.give_back(g, source)
        g.wounds[bandit] = without(g.wounds[bandit], place)
        self.lose_card(g, g.player_of[bandit], bullet(source))

    def give_back(self, g: Classic, source: int) -> None:
        """A bullet back where it came from."""
        if source != NEUTRAL:
            g.bullets[source] += 1
        elif not self.neutral_are_gone(g):
            g.neutral += 1

    def neutral_are_gone(self, g: Classic) -> bool:
        """Did the rest of the neutral bullets leave the game? [C-MEET-09]"""
        taken = sum(self.source_of(one) == NEUTRAL for wounds in g.wounds for one in wounds)
        return taken + g.neutral < NEUTRAL_BULLETS

    def lose_card(self, g: Classic, player: int, card: int) -> None:
        """A card out of wherever a player has it."""
        for cards in self.piles_of(g):
            if card in cards[player]:
                cards[player] = without(cards[player], list(cards[player]).index(card))
                return
        played = [
            face_up(one) if by == player else -1 for one, by in zip(g.pile, g.pile_by, strict=True)
        ]
        self.take_played(g, played.index(card))

    def piles_of(self, g: Classic) -> list[vec[vec[i64]]]:
        """Where cards of players can be, but for the common pile."""
        return [g.deck, g.hand, g.top, g.discard]

    # Cards

    def hands(self, g: Classic) -> list[Edit]:
        """The cards in hand: more from the deck. Without the Expert variant only in Schemin'."""
        if g.phase != SCHEMIN and not g.expert:
            return []
        return [
            Edit(
                "hand", "card", list(g.hand[one]), each(g.deck[one]), *self.owner(g, one), many=True
            )
            for one in range(g.players)
        ]

    def owner(self, g: Classic, player: int) -> tuple[str, int]:
        """Whose cards they are: a bandit's, or a gang's."""
        return ("player", player) if g.gangs else ("bandit", bandits_of(g, player)[0])

    def player_at(self, g: Classic, number: int) -> int:
        """The player of a bandit, or the number of a gang."""
        return number if g.gangs else g.player_of[number]

    def put_hand(self, g: Classic, number: int, card: int) -> None:
        """A card from the deck into the hand."""
        player = self.player_at(g, number)
        g.deck[player] = without(g.deck[player], list(g.deck[player]).index(card))
        g.hand[player] = put_in(g.hand[player], card)

    def take_hand(self, g: Classic, number: int, place: int) -> None:
        """A card of a hand back into the deck."""
        player = self.player_at(g, number)
        g.deck[player] = put_in(g.deck[player], g.hand[player][place])
        g.hand[player] = without(g.hand[player], place)

    def pile(self, g: Classic) -> list[Edit]:
        """The common pile, next card first: more from hands, or later from decks."""
        if g.phase not in (SCHEMIN, STEALIN):
            return []
        offers = [
            card
            for player in range(g.players)
            if self.played_by(g, player) < self.may_have_played(g, player)
            for card in each(self.source(g)[player])
            if not is_bullet(card) or plays_bullets(g, player)
        ]
        least = 1 if g.phase == STEALIN else 0
        return [Edit("pile", "piled", list(g.pile), offers, many=True, least=least)]

    def source(self, g: Classic) -> vec[vec[i64]]:
        """Where cards are played from and go back to: hands, or decks when hands are laid there."""
        return g.hand if g.phase == SCHEMIN or g.expert else g.deck

    def played_by(self, g: Classic, player: int) -> int:
        """How many cards of a player lie on the pile."""
        return list(g.pile_by).count(player)

    def may_have_played(self, g: Classic, player: int) -> int:
        """How many cards a player can have played before this turn, or in all of them."""
        return sum(acts_in(g, player, kind) for kind in self.turns_so_far(g))

    def turns_so_far(self, g: Classic) -> list[int]:
        """The kinds of the turns that are over."""
        return list(g.turns())[: g.turn if g.phase == SCHEMIN else self.turns_of(g)]

    def put_played(self, g: Classic, _row: int, card: int) -> None:
        """One card more on the common pile."""
        for player, cards in enumerate(self.source(g)):
            if card in cards and not (is_bullet(card) and not plays_bullets(g, player)):
                self.source(g)[player] = without(cards, list(cards).index(card))
                g.pile = put_last(g.pile, card)
                g.pile_by = put_last(g.pile_by, player)
                return

    def take_played(self, g: Classic, place: int) -> None:
        """A card of the common pile back where it was played from."""
        by, card = g.pile_by[place], face_up(g.pile[place])
        g.pile, g.pile_by = without(g.pile, place), without(g.pile_by, place)
        self.source(g)[by] = put_in(self.source(g)[by], card)

    def take_from_pile(self, g: Classic, _row: int, place: int) -> None:
        """A card of the common pile back where it was played from."""
        self.take_played(g, place)

    def take_back(self, g: Classic) -> None:
        """Cards that cannot have been played yet go back."""
        for place in reversed(range(len(g.pile))):
            by = g.pile_by[place]
            if self.played_by(g, by) > self.may_have_played(g, by):
                self.take_played(g, place)

    def lay_back(self, g: Classic) -> None:
        """After Schemin' hands are laid on the decks. [C-PLAN-06]"""
        if g.phase != SCHEMIN and not g.expert:
            for player in range(g.players):
                for card in g.hand[player]:
                    g.deck[player] = put_in(g.deck[player], card)
                g.hand[player] = row([])

    # The clock

    def phases(self, g: Classic) -> list[Edit]:
        """What begins: Schemin', or Stealin' if there is a pile."""
        wanted = [SCHEMIN, STEALIN] if len(g.pile) > 0 else [SCHEMIN]
        return [Edit("phase", "phase", [g.phase], others(g.phase, wanted))]

    def put_phase(self, g: Classic, _row: int, phase: int) -> None:
        """The last turn of Schemin', or what it leads to."""
        g.phase = phase
        g.turn = self.turns_of(g) - 1
        if phase == SCHEMIN:
            self.fill_hands(g)

    def fill_hands(self, g: Classic) -> None:
        """Empty hands get as many cards as they have at the start of a round, of all sorts."""
        for player in range(g.players):
            if len(g.hand[player]) == 0:
                deck = list(g.deck[player])
                by_sort = sorted(deck, key=lambda card: (is_bullet(card), deck.index(card)))
                sorts = sorted(range(len(by_sort)), key=lambda at: by_sort[:at].count(by_sort[at]))
                drawn = [by_sort[at] for at in sorts][: hand_size(g, player)]
                for card in drawn:
                    deck.remove(card)
                g.hand[player], g.deck[player] = row(sorted(drawn)), row(sorted(deck))

    def turns(self, g: Classic) -> list[Edit]:
        """Which turn of the round card begins; only in Schemin'."""
        if g.phase != SCHEMIN:
            return []
        return [Edit("turn", "turn", [g.turn], others(g.turn, range(self.turns_of(g))))]

    def turns_of(self, g: Classic) -> int:
        """How many turns the round has."""
        return len(g.turns())

    def put_turn(self, g: Classic, _row: int, turn: int) -> None:
        """Another turn."""
        g.turn = turn

    def first(self, g: Classic) -> list[Edit]:
        """Who is first."""
        return [Edit("first", "player", [g.first], others(g.first, range(g.players)))]

    def put_first(self, g: Classic, _row: int, player: int) -> None:
        """Another first player."""
        g.first = player

    def rounds(self, g: Classic) -> list[Edit]:
        """Which round it is."""
        now = len(g.round_cards)
        return [Edit("round", "round", [now], others(now, range(1, ROUNDS + 1)))]

    def put_round(self, g: Classic, _row: int, number: int) -> None:
        """The beginning of another round; round cards are turned up or taken away."""
        for place in reversed(range(len(g.pile))):
            self.take_played(g, place)
        while len(g.round_cards) >= number:
            g.round_cards = without(g.round_cards, -1)
        while len(g.round_cards) < number:
            self.turn_up(g)

    def turn_up(self, g: Classic) -> None:
        """One more round card, and the round begins; its event changes nothing that lies there."""
        to_come = each(self.to_turn_up(g))
        g.round_cards = put_last(g.round_cards, min(to_come, key=self.moves_loot))
        g.phase, g.turn = SCHEMIN, 0
        self.fill_hands(g)

    def moves_loot(self, card: int) -> bool:
        """Does the event of this round card put a strongbox on the train?"""
        return EVENT_OF[card] == TAKE_IT_ALL

    def to_turn_up(self, g: Classic) -> vec[i64]:
        """The round cards that may be next."""
        return round_cards_to_come(g)

    def round_card(self, g: Classic) -> list[Edit]:
        """The card of this round: any that could have been turned up."""
        now = g.round_cards[-1]
        before = g.copy()
        before.round_cards = without(before.round_cards, -1)
        return [Edit("round_card", "round_card", [now], others(now, each(self.to_turn_up(before))))]

    def put_round_card(self, g: Classic, _row: int, card: int) -> None:
        """Another card for this round."""
        g.round_cards[-1] = card


EDITOR: Final = TrainEditor()
