/** The text of a quick order: lines `code;qty`, typed, pasted from a spreadsheet or read from a CSV file. */

/** Lines of one quick order (decision G16). */
export const MAX_ORDER_LINES = 200;
/** Greatest quantity of a line; the cart adds what is possible of it. */
export const MAX_ASKED = 9999;
const MAX_LETTERS = 120;

export interface OrderLine {
  /** The line as it was written. */
  text: string;
  code: string;
  /** `null`: not a valid quantity. */
  qty: number | null;
}

/** Parses a quick order: one product a line, quantity 1 by default. Empty lines and a heading row are skipped. */
export function parseOrderLines(text: string): OrderLine[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    // Other control characters come from faulty copies; a tab separates the columns.
    .map((row) => row.replace(/[^\P{Cc}\t]/gu, '').trim())
    .filter((row) => /[^\s;,"]/.test(row));
  return rows.filter((row, index) => index > 0 || !isHeading(row)).map(toLine);
}

/** A line in the format that `parseOrderLines` reads. */
export const formatOrderLine = (code: string, qty: number): string => `${/[;"]/.test(code) ? `"${code.replaceAll('"', '""')}"` : code};${qty}`;

function toLine(text: string): OrderLine {
  const [first = '', second = ''] = cellsOf(text);
  const code = first.replace(/\s+/g, ' ').trim();
  const isBad = code === '' || code.length > MAX_LETTERS;
  return { text, code: code.slice(0, MAX_LETTERS), qty: isBad ? null : qtyOf(second.trim()) };
}

/** Spreadsheets write a whole number as 5, 5,00 or 5.00. */
function qtyOf(cell: string): number | null {
  if (cell === '') return 1;
  const [, digits] = /^\+?(\d{1,9})(?:[.,]0{0,3})?$/.exec(cell) ?? [];
  const qty = Number(digits ?? 0);
  return qty >= 1 && qty <= MAX_ASKED ? qty : null;
}

/** Cells of a row: parted by the first of semicolon, tab and comma that it has outside of quotes, else by the space before a number. */
function cellsOf(row: string): string[] {
  const bare = row.replace(/"(?:[^"]|"")*"?/g, '""');
  const separator = [';', '\t', ','].find((sign) => bare.includes(sign));
  if (separator) return split(row, separator);
  const [, code, qty] = /^(.*\S)\s+(\d{1,4})$/.exec(row) ?? [];
  return (code && qty ? [code, qty] : [row]).map(unquote);
}

/** Cells between separators; a cell that begins with a quote ends at the next quote that is not doubled. */
function split(row: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = row;
  for (;;) {
    const quoted = /^\s*"(?:[^"]|"")*"?/.exec(rest)?.[0] ?? '';
    const end = rest.indexOf(separator, quoted.length);
    cells.push(unquote(end < 0 ? rest : rest.slice(0, end)));
    if (end < 0) return cells;
    rest = rest.slice(end + 1);
  }
}

function unquote(cell: string): string {
  const [, inner, after = ''] = /^\s*"((?:[^"]|"")*)"?(.*)$/.exec(cell) ?? [];
  return inner === undefined ? cell.trim() : inner.replaceAll('""', '"').trim() + after.trimEnd();
}

const CODE_WORDS =
  /^(?:code|product ?code|item ?(?:no|number)?|sku|ean|gtin|mpn|part ?(?:no|number)|sifra.*|koda.*|artikel.*|artikl.*|proizvod|izdelek|codice.*|codigo.*|referencia)$/;
const QTY_WORDS = /^(?:qty|quantity|pcs|pieces|kolicina|kol|kos|kom|komada|menge|anzahl|stueck|stuck|quantita|qta|cantidad|cant|unidades)$/;

/** The first row of many spreadsheets names their columns. */
function isHeading(row: string): boolean {
  const [first = '', second = ''] = cellsOf(row).map((cell) =>
    cell
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim()
      .toLowerCase(),
  );
  return !/\d/.test(second) && (CODE_WORDS.test(first) || QTY_WORDS.test(second));
}
