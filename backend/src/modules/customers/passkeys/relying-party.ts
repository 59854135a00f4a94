/** WebAuthn relying party: the identity that passkeys of this shop are bound to. */
export interface RelyingParty {
  /** Name of the shop in the browser's dialogue. */
  name: string;
  /** Origin of the shop's pages. */
  publicUrl: string;
}

/** The relying party id: passkeys work on the shop's host only. */
export const partyId = ({ publicUrl }: RelyingParty): string => new URL(publicUrl).hostname;

/** User handle for authenticators. */
export const handleBytes = (handle: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(handle, 'utf8'));

/** EdDSA, ES256, RS256: the algorithms of common authenticators. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded on first use: certificates and their formats would slow every start. */
export const loadWebauthn = () => import('@simplewebauthn/server');
