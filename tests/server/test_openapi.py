"""Every route keeps what the OpenAPI description promises, whatever is sent to it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from server.running import Guest, Server

from coltexpress.protocol.routes import ROUTES

pytestmark = pytest.mark.slow

# A schema cannot say all that is wanted: that 4.0 is no seat, or a name of spaces no name.
STRICTER = [schemathesis.checks.positive_data_acceptance]
RELAXED = settings(
    deadline=None, max_examples=25, suppress_health_check=list(HealthCheck), database=None
)


@pytest.fixture(scope="module")
def described(server: Server) -> Any:  # noqa: ANN401  # a class that is not public
    return schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json")


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_a_route_keeps_its_promises(described: Any, ada: Guest, route: Any) -> None:  # noqa: ANN401
    operation = described[route.path][route.method]

    @RELAXED
    @given(operation.as_strategy())
    def keeps(case: Any) -> None:  # noqa: ANN401
        case.call_and_validate(headers={"cookie": ada.cookie}, excluded_checks=STRICTER)

    keeps()


AT_A_ROOM = [route for route in ROUTES if "{room}" in route.path]


@pytest.mark.parametrize("route", AT_A_ROOM, ids=lambda route: route.name)
def test_at_a_real_room_too(described: Any, ada: Guest, bob: Guest, route: Any) -> None:  # noqa: ANN401
    operation = described[route.path][route.method]
    lobby = ada.new_room("person", "open", "uniform")["code"]
    playing = ada.new_room("person", "person", "uniform", start=True)["code"]
    over = ada.new_room("uniform", "uniform", "uniform", game="super", start=True)["code"]

    @RELAXED
    @given(
        operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
        st.sampled_from([lobby, playing, over]),
        st.sampled_from([ada, bob]),
    )
    def keeps(case: Any, code: str, guest: Guest) -> None:  # noqa: ANN401
        case.path_parameters["room"] = code
        case.call_and_validate(headers={"cookie": guest.cookie}, excluded_checks=STRICTER)

    keeps()
