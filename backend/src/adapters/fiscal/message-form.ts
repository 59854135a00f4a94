import { createSign, createVerify, type KeyObject, sign, verify } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Fields of a message; lists and groups are encoded in one string. */
export type Fields = Readonly<Record<string, string>>;

/** A malformed message, or one without a valid signature of its sender. */
export class BadMessage extends Error {
  readonly why: 'malformed' | 'signature';
  constructor(why: 'malformed' | 'signature', detail: string) {
    super(detail);
    this.why = why;
  }
}

/** Format and signature of a register's messages: SI, RS and BA (RS) use JSON, the others XML. */
export interface MessageForm {
  contentType: string;
  write(fields: Fields, key: KeyObject): string;
  /** Returns the fields of a message after verifying its signature with `key`. Throws `BadMessage`. */
  read(text: string, key: KeyObject): Fields;
}

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string');

/** JWS in its compact form (RFC 7515): RS256 of RSA keys, ES256 of those of P-256. */
export const jsonForm: MessageForm = {
  contentType: 'application/jose',
  write(fields, key) {
    const head = `${encoded({ alg: algorithmOf(key), typ: 'JWT' })}.${encoded(fields)}`;
    return `${head}.${sign('sha256', Buffer.from(head), signingKey(key)).toString('base64url')}`;
  },
  read(text, key) {
    const match = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(text);
    if (!match) throw new BadMessage('malformed', 'no JWS');
    const [, head = '', body = '', signature = ''] = match;
    // The key determines the algorithm, never the message.
    if (decoded(head)?.alg !== algorithmOf(key)) throw new BadMessage('signature', 'another algorithm');
    if (!verify('sha256', Buffer.from(`${head}.${body}`), signingKey(key), Buffer.from(signature, 'base64url')))
      throw new BadMessage('signature', 'the signature is not that of the sender');
    const fields = decoded(body);
    if (!isPlain(fields)) throw new BadMessage('malformed', 'no object of texts');
    return fields;
  },
};

const algorithmOf = (key: KeyObject): string => (key.asymmetricKeyType === 'ec' ? 'ES256' : 'RS256');
const signingKey = (key: KeyObject) => (key.asymmetricKeyType === 'ec' ? { key, dsaEncoding: 'ieee-p1363' as const } : key);
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
function decoded(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const ENVELOPE = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Envelope>(<Message>[\s\S]*<\/Message>)<Signature>([A-Za-z0-9+/=]+)<\/Signature><\/Envelope>$/;
const parser = new XMLParser({ parseTagValue: false, processEntities: true, trimValues: false, maxNestedTags: 4, ignoreAttributes: true });

/** An XML element, signed with SHA-256 over its bytes as sent. */
export const xmlForm: MessageForm = {
  contentType: 'application/xml',
  write(fields, key) {
    const message = `<Message>${Object.entries(fields)
      .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
      .join('')}</Message>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Envelope>${message}<Signature>${createSign('SHA256').update(message, 'utf8').sign(key, 'base64')}</Signature></Envelope>`;
  },
  read(text, key) {
    const [, message = '', signature = ''] = ENVELOPE.exec(text) ?? [];
    if (!message || /<!|<\?/.test(message) || XMLValidator.validate(message) !== true) throw new BadMessage('malformed', 'no envelope with a message');
    if (!createVerify('SHA256').update(message, 'utf8').verify(key, signature, 'base64'))
      throw new BadMessage('signature', 'the signature is not that of the sender');
    const { Message: fields } = parser.parse(message) as { Message: unknown };
    if (!isPlain(fields)) throw new BadMessage('malformed', 'no element of texts');
    return fields;
  },
};

/** Characters that XML does not allow are left out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
