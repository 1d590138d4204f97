"""From C to machine code, several files at a time."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from compiling import quick_rows, tuning
from compiling.parts import is_busy
from compiling.saying import Progress
from compiling.source import text
from compiling.translating import Piece


def compile_pieces(
    extensions: list[Piece], made: Path, jobs: int, tune: bool, progress: Progress
) -> bool:
    """Make the library and its doors; was it tuned?"""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ByPieces(build_ext):  # type: ignore[misc]  # setuptools has no types
        tuned = False

        def build_extensions(self) -> None:
            """What is seldom used once, and the rest as often as it takes to tune it."""
            library, *doors = extensions
            busy = [source for source in library.sources if is_busy(source)]
            seldom = [source for source in library.sources if not is_busy(source)]
            steps = len(busy) + 2 if tune else 0  # files, a link and the training
            progress.total = len(seldom) + len(doors) + len(busy) + 1 + steps
            ready = self.pieces(library, seldom)
            with ThreadPoolExecutor(jobs) as pool:
                list(pool.map(self.door, doors))
            self.tuned = tune and self.tune(library, busy, ready)
            if not self.tuned:
                self.link(library, busy, ready)

        def tune(self, library: Piece, busy: list[str], ready: list[str]) -> bool:
            """Count, train, and use what was counted; what fails here does without."""
            from setuptools.errors import CCompilerError

            try:
                self.link(library, busy, ready, *tuning.COUNTING)
                trained = tuning.runs(text(tuning.TRAINING), made)
                progress.step()
                if trained:
                    self.link(library, busy, ready, *tuning.COUNTED, f"-flto={jobs}")
            except CCompilerError as error:
                print(f"not tuned: {error}")
                return False
            return trained and tuning.runs(tuning.TRIAL, made)

        def link(self, library: Piece, busy: list[str], ready: list[str], *options: str) -> None:
            """The library, with these options for its busy part."""
            library.extra_objects = ready + self.pieces(library, busy, *options)
            library.sources, library.extra_link_args = [], list(options)
            self.build_extension(library)
            progress.step()

        def door(self, extension: Piece) -> None:
            """A module that only points into the library."""
            extension.extra_objects = [
                self.piece(extension, source) for source in extension.sources
            ]
            extension.sources = []
            self.build_extension(extension)

        def pieces(self, extension: Piece, sources: list[str], *options: str) -> list[str]:
            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(jobs) as pool:
                return list(
                    pool.map(lambda source: self.piece(extension, source, *options), largest_first)
                )

        def piece(self, extension: Piece, source: str, *options: str) -> str:
            rows = quick_rows.options_for(source)
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *rows, *options],
            )
            progress.step()
            return objects[0]

    distribution = Distribution({"ext_modules": extensions, "cmdclass": {"build_ext": ByPieces}})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.force = str(made), "o", True
    command.ensure_finalized()
    command.run()
    return bool(command.tuned)
