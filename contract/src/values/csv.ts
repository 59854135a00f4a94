export type CsvValue = string | number | null;

/** Beginning of a cell that a spreadsheet would execute as a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes CSV for spreadsheets of the region: semicolons, decimal commas, UTF-8 with BOM; formulas become text. */
export const toCsv = (rows: readonly (readonly CsvValue[])[]): string => `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
