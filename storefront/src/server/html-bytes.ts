/** HTML in pieces, which are never joined into one string: that would copy the page twice more. */
export type Html = readonly string[];

/** Maximum of UTF-8 bytes for one UTF-16 code unit. */
const UNIT_BYTES = 3;
/** Size of the reused buffer; a larger page gets a buffer of its own. */
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
