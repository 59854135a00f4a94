/** HTML in pieces, which are never put together as one text: of a page that would be copied twice more. */
export type Html = readonly string[];

/** Most bytes that one UTF-16 unit takes in UTF-8. */
const UNIT_BYTES = 3;
/** Bytes that are kept to write into; of a larger page they are taken for it alone. */
const KEPT_BYTES = 1024 * 1024;
const kept = Buffer.allocUnsafeSlow(KEPT_BYTES);

/** Returns the UTF-8 bytes of all pieces. No piece may end within a pair of surrogates. */
export function htmlBytes(html: Html): Buffer<ArrayBuffer> {
  const most = html.reduce((sum, piece) => sum + piece.length, 0) * UNIT_BYTES;
  const room = most <= KEPT_BYTES ? kept : Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const piece of html) end += room.write(piece, end);
  return Buffer.from(room.subarray(0, end));
}
