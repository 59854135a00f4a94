/** Statements of bank accounts: files of camt.053, camt.054 and CSV as entries. */
import { decodeText } from './decode-text.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { type BankStatement, UnreadableStatement } from './statement.ts';

export { type BankEntry, type BankStatement, MOST_ENTRIES, type StatementFormat, UnreadableStatement } from './statement.ts';

/** Reads a file, with the format recognised by its content. `currency`: default for a CSV file that names none. Throws `UnreadableStatement`. */
export function readStatement(bytes: Buffer, currency: string): BankStatement {
  const text = decodeText(bytes);
  if (text === null) throw new UnreadableStatement('an encoding that is not read');
  if (text.includes('\0')) throw new UnreadableStatement('no text');
  const statement = /^\ufeff?\s*</.test(text) ? readCamt(text.replace(/^\ufeff/, '')) : readCsv(text, currency);
  return { ...statement, entries: statement.entries.filter(({ amount }) => amount !== 0) };
}
