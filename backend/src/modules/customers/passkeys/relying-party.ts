/** What passkeys of this shop are tied to. */
export interface RelyingParty {
  /** As the browser's dialogue names the shop. */
  name: string;
  /** Origin of the shop's pages. */
  publicUrl: string;
}

/** The shop's host: a passkey made here works here alone. */
export const partyId = ({ publicUrl }: RelyingParty): string => new URL(publicUrl).hostname;

/** What authenticators keep as the user, in the bytes they are given. */
export const handleBytes = (handle: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(handle, 'utf8'));

/** EdDSA, ES256, RS256: what authenticators make. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded by the first who asks: certificates and their formats would slow every start. */
export const loadWebauthn = () => import('@simplewebauthn/server');
