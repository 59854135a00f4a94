import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser is asked for, as far as an authenticator reads it. */
interface Question {
  challenge?: unknown;
  user?: { id: string };
}

export interface Passkey {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
  /** How often it says it was used. */
  counter: number;
}

interface Place {
  /** Origin of the page that asks. */
  origin: string;
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const clientData = (type: string, challenge: unknown, { origin }: Place): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Host, flags (present, verified; with a new key), uses. */
function authenticatorData({ origin }: Place, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
}

/** Makes a passkey as an authenticator would; gives it with the browser's answer. */
export function makePasskey({ challenge, user }: Question, place: Place) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  // COSE: EC2, ES256, P-256 and the point.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const data = Buffer.concat([authenticatorData(place, 0x45, 0), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
  // CBOR: a map of fmt "none", an empty attStmt and authData.
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  const head = Buffer.concat([Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none'), Buffer.from([0x67])]);
  const attestation = Buffer.concat([head, Buffer.from('attStmt'), Buffer.from([0xa0, 0x68]), Buffer.from('authData'), length, data]);
  const passkey: Passkey = { id: base64url(id), userHandle: user?.id ?? '', privateKey, counter: 0 };
  const response = {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(clientData('webauthn.create', challenge, place)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    },
  };
  return { passkey, response };
}

/** Signs a challenge with a passkey, used once more. */
export function signWith(passkey: Passkey, { challenge }: Question, place: Place) {
  passkey.counter += 1;
  const data = authenticatorData(place, 0x05, passkey.counter);
  const clientJson = clientData('webauthn.get', challenge, place);
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(clientJson),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientJson)]), passkey.privateKey)),
      userHandle: passkey.userHandle,
    },
  };
}
