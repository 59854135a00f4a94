import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseXmlAmount } from './parse-amount.ts';
import { type BankEntry, type BankStatement, MOST_ENTRIES, UnreadableStatement } from './statement.ts';

/** An element: a text, or a list of child elements for each name. */
type Node = { [name: string]: unknown };

/** Entities are not resolved: a file that declares some is refused, and the five predefined ones of XML are decoded below. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  maxNestedTags: 40,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
  });

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const all = (node: unknown, name: string): unknown[] => (isNode(node) && Array.isArray(node[name]) ? (node[name] as unknown[]) : []);
const first = (node: unknown, ...path: string[]): unknown => path.reduce<unknown>((inner, name) => all(inner, name)[0], node);
const textOf = (value: unknown): string => {
  const raw = isNode(value) ? value['#text'] : value;
  const text = Array.isArray(raw) ? raw[0] : raw;
  return typeof text === 'string' ? clean(unescaped(text)) : '';
};
const text = (node: unknown, ...path: string[]): string => textOf(first(node, ...path));
/** Reduces a text to one line of characters that can be stored. */
const clean = (words: string): string =>
  words
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu, ' ')
    .trim()
    .slice(0, 500);

/** Reads camt.053 or camt.054 of any version. Throws `UnreadableStatement`. */
export function readCamt(xml: string): BankStatement {
  if (/<!\s*(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.test(xml)) throw new UnreadableStatement('declares a document type');
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new UnreadableStatement(valid.err.msg);
  const document = first(parse(xml), 'Document');
  const statements = all(first(document, 'BkToCstmrStmt'), 'Stmt');
  const notices = all(first(document, 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn');
  if (statements.length + notices.length === 0) throw new UnreadableStatement('neither a statement nor a notification');
  const entries: BankEntry[] = [];
  let place = 0;
  for (const statement of onceEach([...statements, ...notices]))
    for (const entry of all(statement, 'Ntry')) {
      place += 1;
      entries.push(...readEntry(entry, statement, place));
      if (entries.length > MOST_ENTRIES) throw new UnreadableStatement('too many entries', 'many');
    }
  return { format: statements.length > 0 ? 'camt.053' : 'camt.054', entries };
}

/** Removes statements that repeat an earlier one of the file, with equal contents and id; statements without an id are all kept. */
function onceEach(statements: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return statements.filter((one) => {
    const words = JSON.stringify(one);
    if (text(one, 'Id') === '' || !seen.has(words)) return seen.add(words);
    return false;
  });
}

function readEntry(entry: unknown, statement: unknown, place: number): BankEntry[] {
  try {
    return entriesOf(entry, statement);
  } catch (error) {
    if (error instanceof UnreadableStatement) throw new UnreadableStatement(error.message, 'entry', place);
    throw error;
  }
}

function parse(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch (error) {
    throw new UnreadableStatement(String(error));
  }
}

function entriesOf(entry: unknown, statement: unknown): BankEntry[] {
  const status = text(entry, 'Sts', 'Cd') || text(entry, 'Sts');
  // Pending and informational entries are skipped: a later statement books them.
  if (status !== '' && status !== 'BOOK') return [];
  const account = text(statement, 'Acct', 'Id', 'IBAN') || text(statement, 'Acct', 'Id', 'Othr', 'Id');
  const whole = moneyOf(first(entry, 'Amt'));
  const bookedOn = dayOf(entry);
  const common = { account: account.replace(/\s/g, '').toUpperCase(), bookedOn };
  const sign = signOf(entry);
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'));
  const bankReference = text(entry, 'AcctSvcrRef') || text(entry, 'NtryRef');
  if (details.length === 0) {
    const isBatch = Number(text(entry, 'NtryDtls', 'Btch', 'NbOfTxs') || '1') > 1;
    return [
      {
        ...common,
        ...signed(whole, sign),
        bankReference,
        payer: '',
        payerAccount: '',
        reference: '',
        info: text(entry, 'AddtlNtryInf'),
        endToEnd: '',
        isBatch,
      },
    ];
  }
  return details.map((detail) => {
    const own = first(detail, 'Amt') ?? first(detail, 'AmtDtls', 'TxAmt', 'Amt');
    if (own === undefined && details.length > 1) throw new UnreadableStatement('a detail without an amount');
    return {
      ...common,
      ...signed(own === undefined ? whole : moneyOf(own), first(detail, 'CdtDbtInd') === undefined ? sign : signOf(detail)),
      bankReference: text(detail, 'Refs', 'AcctSvcrRef') || text(detail, 'Refs', 'TxId') || bankReference,
      ...partyOf(detail),
      ...wordsOf(detail, entry),
      isBatch: false,
    };
  });
}

interface Money {
  amount: number;
  currency: string;
}

function moneyOf(value: unknown): Money {
  const currency = isNode(value) ? value['@Ccy'] : undefined;
  const amount = parseXmlAmount(textOf(value));
  if (amount === null || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) throw new UnreadableStatement('an amount that is none');
  return { amount, currency };
}

const signed = ({ amount, currency }: Money, sign: number): Money => ({ amount: sign * amount, currency });

/** Credit is positive, debit negative; for a reversal the bank already gives the resulting direction. */
function signOf(node: unknown): number {
  const direction = text(node, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new UnreadableStatement('neither credit nor debit');
  return direction === 'CRDT' ? 1 : -1;
}

function dayOf(entry: unknown): string {
  const day = (text(entry, 'BookgDt', 'Dt') || text(entry, 'BookgDt', 'DtTm') || text(entry, 'ValDt', 'Dt') || text(entry, 'ValDt', 'DtTm')).slice(0, 10);
  if (!isDay(day)) throw new UnreadableStatement('an entry without a day');
  return day;
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

function partyOf(detail: unknown): Pick<BankEntry, 'payer' | 'payerAccount'> {
  const parties = first(detail, 'RltdPties');
  const name = text(parties, 'Dbtr', 'Nm') || text(parties, 'Dbtr', 'Pty', 'Nm') || text(parties, 'UltmtDbtr', 'Nm') || text(parties, 'UltmtDbtr', 'Pty', 'Nm');
  const account = text(parties, 'DbtrAcct', 'Id', 'IBAN') || text(parties, 'DbtrAcct', 'Id', 'Othr', 'Id');
  return { payer: name, payerAccount: account.replace(/\s/g, '').toUpperCase() };
}

function wordsOf(detail: unknown, entry: unknown): Pick<BankEntry, 'reference' | 'info' | 'endToEnd'> {
  const remittances = all(detail, 'RmtInf');
  const references = remittances.flatMap((one) => all(one, 'Strd')).map((one) => text(one, 'CdtrRefInf', 'Ref'));
  const free = remittances.flatMap((one) => [...all(one, 'Ustrd').map(textOf), ...all(one, 'Strd').flatMap((inner) => all(inner, 'AddtlRmtInf').map(textOf))]);
  const info = [...free, text(detail, 'AddtlTxInf'), text(entry, 'AddtlNtryInf')].filter(Boolean).join(' ');
  return { reference: references.find(Boolean) ?? '', info: info.slice(0, 1000), endToEnd: text(detail, 'Refs', 'EndToEndId') };
}
