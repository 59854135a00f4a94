import { parse } from 'csv-parse/sync';
import { parseWrittenAmount } from './parse-amount.ts';
import { isDay } from './read-camt.ts';
import { type BankEntry, type BankStatement, MOST_ENTRIES, UnreadableStatement } from './statement.ts';

/** Column names banks use, by field; the first that exists counts. Lower case, letters and digits only. */
const NAMES = {
  day: [
    'datumknjiženja',
    'datumknjizenja',
    'datumknjiženjaplačila',
    'datumobrade',
    'datumizvršenja',
    'buchungstag',
    'buchungsdatum',
    'bookingdate',
    'datumtransakcije',
    'datumvalute',
    'valutadatum',
    'buchung',
    'datum',
    'date',
  ],
  amount: ['znesek', 'znesekveur', 'iznos', 'betrag', 'betragineur', 'umsatz', 'amount', 'buchungsbetrag'],
  credit: ['dobro', 'vdobro', 'potražuje', 'potrazuje', 'uplata', 'priliv', 'uplate', 'haben', 'gutschrift', 'credit', 'znesekvdobro'],
  debit: ['breme', 'vbreme', 'duguje', 'isplata', 'odliv', 'isplate', 'soll', 'belastung', 'debit', 'znesekvbreme'],
  currency: ['valuta', 'währung', 'wahrung', 'waehrung', 'currency', 'oznakavalute'],
  payer: [
    'nalogodajalec',
    'plačnik',
    'placnik',
    'nazivnalogodajalca',
    'nazivpartnera',
    'partner',
    'platitelj',
    'nazivplatitelja',
    'imeplačnika',
    'auftraggeber',
    'namezahlungsbeteiligter',
    'beguenstigterzahlungspflichtiger',
    'begünstigterzahlungspflichtiger',
    'zahlungspflichtiger',
    'auftraggeberempfänger',
    'partnername',
    'payer',
    'name',
    'naziv',
  ],
  payerAccount: [
    'računnalogodajalca',
    'računplačnika',
    'ibanplatitelja',
    'računpartnera',
    'racunpartnera',
    'ibanpartnera',
    'ibanzahlungsbeteiligter',
    'kontonummeriban',
    'partneriban',
    'auftraggeberiban',
    'iban',
    'payeriban',
  ],
  reference: [
    'sklicvdobro',
    'sklicprejemnika',
    'referencavdobro',
    'odobritvenareferenca',
    'pozivnabrojprimatelja',
    'pozivnabrojodobrenja',
    'pozivnabroj',
    'sklic',
    'referenca',
    'zahlungsreferenz',
    'kundenreferenz',
    'kundenreferenzendtoend',
    'reference',
    'creditorreference',
  ],
  info: [
    'namen',
    'namenplačila',
    'namennakazila',
    'opis',
    'opisplaćanja',
    'opisplacanja',
    'svrha',
    'svrhaplaćanja',
    'verwendungszweck',
    'zahlungsgrund',
    'purpose',
    'zweck',
    'buchungstext',
    'details',
    'information',
  ],
  bankReference: [
    'idtransakcije',
    'referencabanke',
    'brojtransakcije',
    'brojnaloga',
    'arhivskaštevilka',
    'zaporednaštevilka',
    'transactionid',
    'umsatzid',
    'buchungsreferenz',
    'bankreferenz',
    'bankreference',
  ],
  account: ['račun', 'racun', 'ibanračuna', 'ibanauftragskonto', 'auftragskonto', 'account', 'konto', 'brojračuna'],
} as const;
type Field = keyof typeof NAMES;

/** Further columns are ignored. */
const MOST_COLUMNS = 200;

const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const clean = (words: string): string =>
  words
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 500);

/** Reads a CSV export of a bank, with columns found by their names. Throws `UnreadableStatement`. */
export function readCsv(text: string, currency: string): BankStatement {
  const rows = cellsOf(text.replace(/^\ufeff/, ''));
  const at = rows.slice(0, 30).findIndex((row) => Object.keys(columnsOf(row)).length >= 3 && hasSum(columnsOf(row)));
  if (at < 0) throw new UnreadableStatement('no line names the columns', 'columns');
  const columns = columnsOf(rows[at] as string[]);
  if (columns.day === undefined) throw new UnreadableStatement('no column of days', 'columns');
  const entries = rows.slice(at + 1).flatMap((row, i) => entryOf(row, { columns, currency, line: at + i + 2 }));
  if (entries.length > MOST_ENTRIES) throw new UnreadableStatement('too many entries', 'many');
  return { format: 'csv', entries };
}

function cellsOf(text: string): string[][] {
  const [line = ''] = text.split(/\r?\n/).filter((one) => /[;,\t]/.test(one));
  const delimiter = [';', '\t', ','].find((one) => text.split(/\r?\n/, 40).some((row) => row.split(one).length >= 3)) ?? (line ? ';' : ',');
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, relax_quotes: true, max_record_size: 20_000, to: MOST_ENTRIES + 40 });
  } catch (error) {
    throw new UnreadableStatement(String(error));
  }
}

type Columns = Partial<Record<Field, number>>;

function columnsOf(row: readonly string[]): Columns {
  const keys = row.slice(0, MOST_COLUMNS).map(key);
  const taken = new Set<number>();
  const found: Columns = {};
  for (const field of Object.keys(NAMES) as Field[]) {
    const place = NAMES[field].map((name) => keys.findIndex((one, i) => one === key(name) && !taken.has(i))).find((i) => i >= 0);
    if (place === undefined) continue;
    found[field] = place;
    taken.add(place);
  }
  return found;
}

const hasSum = ({ amount, credit }: Columns): boolean => amount !== undefined || credit !== undefined;

function entryOf(row: readonly string[], { columns, currency, line }: { columns: Columns; currency: string; line: number }): BankEntry[] {
  const cell = (field: Field): string => {
    const place = columns[field];
    return place === undefined ? '' : clean(row[place] ?? '');
  };
  const day = readDay(cell('day'));
  const written = cell('amount') || cell('credit') || (cell('debit') && `-${cell('debit').replace(/^[-−]/, '')}`);
  // Totals and remarks below the entries.
  if (day === null && (written === '' || !/\d/.test(cell('day')))) return [];
  const amount = parseWrittenAmount(written);
  const own = cell('currency').toUpperCase() || currency;
  if (day === null || amount === null || !/^[A-Z]{3}$/.test(own)) throw new UnreadableStatement(`line ${line} is no entry`, 'line', line);
  return [
    {
      account: cell('account').replace(/\s/g, '').toUpperCase(),
      amount,
      currency: own,
      bookedOn: day,
      bankReference: cell('bankReference'),
      payer: cell('payer'),
      payerAccount: cell('payerAccount').replace(/\s/g, '').toUpperCase(),
      reference: cell('reference'),
      info: cell('info'),
      endToEnd: '',
      isBatch: false,
    },
  ];
}

/** `2026-11-23` from the date formats that people write; `null`: no date. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  const written = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4}|\d\d)\b/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : written ? [written[3], written[2], written[1]] : [];
  if (!year || !month || !day) return null;
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(whole) ? whole : null;
}
