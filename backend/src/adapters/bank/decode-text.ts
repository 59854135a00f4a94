import { isUtf8 } from 'node:buffer';

const DECLARED = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/i;
/** Encodings used by banks of our countries, by declared name. */
const KNOWN: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'iso-8859-2': 'iso-8859-2',
  'windows-1250': 'windows-1250',
  'windows-1252': 'windows-1252',
  'utf-16': 'utf-16le',
};

/** Decodes a file by its declared encoding, else as UTF-8, else as the Windows code page of our countries. `null`: an unsupported encoding. */
export function decodeText(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const declared = DECLARED.exec(bytes.subarray(0, 400).toString('latin1'))?.[1]?.toLowerCase();
  const name = declared === undefined ? (isUtf8(bytes) ? 'utf-8' : 'windows-1250') : KNOWN[declared];
  if (name === undefined || (name === 'utf-8' && !isUtf8(bytes))) return null;
  return new TextDecoder(name).decode(bytes);
}
