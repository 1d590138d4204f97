/**
 * Names in the form that a sentence needs: NAME, AGREE and GENDER for the Fluent files.
 *
 * A name is a message, its forms are attributes of that message: a language has the forms that its
 * sentences ask for, and adding one needs no code. What people call themselves has one form only.
 */

import {
  type FluentFunction,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** The text of a message that remembers the message, and so its other forms. */
export class Phrase extends FluentType<string> {
  constructor(
    text: string,
    readonly key: string,
    readonly values: Values,
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** What stands for somebody or something in a sentence: a phrase, or a text with one form. */
export type Name = string | Phrase;

/** An attribute of the message that a phrase came from. */
type Form = (phrase: Phrase, attribute: string) => string | undefined;

/** The functions for one language; `miss` is told of forms that a name should have had. */
export function functions(
  form: Form,
  miss: (what: string) => void,
): Record<string, FluentFunction> {
  const of = (who: FluentValue | undefined, attribute: string): string | undefined =>
    who instanceof Phrase ? form(who, attribute) : undefined;
  return {
    NAME([who], { case: name }) {
      if (!(who instanceof Phrase)) return who!;
      const found = form(who, String(name));
      if (found === undefined) miss(`${who.key} has no ${String(name)}`);
      return found ?? who.value;
    },
    AGREE: ([who, one, many]) => (of(who, "number") === "plural" ? many! : one!),
    GENDER: ([who]) => of(who, "gender") ?? "unknown",
  };
}
