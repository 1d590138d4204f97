/** Passkeys: the browser makes them and signs with them, the server says what. */

import { api } from "./api.ts";
import type { Guest, PasskeyInfo } from "./protocol/index.ts";

/** Are there passkeys here? Browsers make them for names alone, and only where nobody listens in. */
export const offered = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  isSecureContext &&
  !/^(\d+\.){3}\d+$|:/.test(location.hostname);

/** Nothing came of it: whoever was asked has changed their mind, or has no passkey here. */
export class NoPasskey extends Error {}

/** Make a passkey and have it kept: all that there are. */
export async function addPasskey(name: string): Promise<PasskeyInfo[]> {
  const wish = await api.wishPasskey();
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(wish.challenge),
        rp: { id: wish.site, name: "Colt Express" },
        user: { id: bytes(wish.user.id), name: wish.user.name, displayName: wish.user.name },
        pubKeyCredParams: wish.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: wish.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const kept = await api.addPasskey({
    name,
    client: letters(clientDataJSON),
    attestation: letters(attestationObject),
  });
  return kept.passkeys;
}

/** Sign in with a passkey: who that is. */
export async function usePasskey(): Promise<Guest> {
  const ask = await api.askPasskey();
  const found = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(ask.challenge),
        rpId: ask.site,
        userVerification: "required",
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    found.response as AuthenticatorAssertionResponse;
  return api.usePasskey({
    credential: letters(found.rawId),
    client: letters(clientDataJSON),
    data: letters(authenticatorData),
    signature: letters(signature),
    user: userHandle ? letters(userHandle) : "A",
  });
}

async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const answer = await question().catch(() => null);
  if (!answer) throw new NoPasskey();
  return answer as PublicKeyCredential;
}

/** Bytes as letters that fit into addresses. */
const letters = (content: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(content)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
