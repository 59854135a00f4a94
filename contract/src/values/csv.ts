export type CsvValue = string | number | null;

/** Beginning of a cell that a spreadsheet would execute as a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of CSV for spreadsheets of the region: semicolons, decimal commas; formulas become text. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string => rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');

/** Begins a file, so that spreadsheets read UTF-8. */
export const CSV_MARK = '\ufeff';
