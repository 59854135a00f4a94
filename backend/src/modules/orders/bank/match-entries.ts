import { createHash } from 'node:crypto';
import { readOrderNumber } from '@vitrina/contract/values/order-number';
import type { BankEntry } from '../../../adapters/bank/index.ts';
import { digitsOfReference } from '../../../adapters/transfer-codes/index.ts';
import type { Db } from '../../../db/index.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { type Candidate, type Named, type NewEntry, selectByDigits, selectOpenTransfers } from './bank-queries.ts';

type Found = Pick<NewEntry, 'order_id' | 'additional_id' | 'found_by'>;
const NOTHING: Found = { order_id: null, additional_id: null, found_by: null };

/** Returns a file's entries with their keys and the orders they are matched to: by reference, by a number in the text, or by amount and payer's name. */
export async function matchEntries(db: Db, entries: readonly BankEntry[]): Promise<NewEntry[]> {
  const keys = entryKeys(entries);
  const structured = entries.map((entry) => (entry.amount > 0 ? structuredDigits(entry) : []));
  const written = entries.map((entry) => (entry.amount > 0 ? numbersIn(`${entry.reference} ${entry.info} ${entry.endToEnd}`) : []));
  const digits = [...new Set([...structured.flat(), ...written.flat()])];
  const orderIds = digits.filter((one) => /^[1-9]\d{5,9}$/.test(one)).map(orderIdOfNumber);
  const candidates = Map.groupBy(await selectByDigits(db, { orderIds, digits }), (candidate) => candidate.digits);
  const unmatched = entries.filter((entry, i) => entry.amount > 0 && ![...(structured[i] ?? []), ...(written[i] ?? [])].some((one) => candidates.has(one)));
  const open = Map.groupBy(await selectOpenTransfers(db, [...new Set(unmatched.map(({ amount }) => amount))]), ({ amount }) => amount);
  return entries.map((entry, i) => ({
    key: keys[i] as string,
    account: entry.account,
    amount: entry.amount,
    currency: entry.currency,
    booked_on: entry.bookedOn,
    payer: entry.payer,
    payer_account: entry.payerAccount,
    reference: entry.reference,
    info: entry.info,
    is_batch: entry.isBatch,
    ...findOrder(entry, { structured: structured[i] ?? [], written: written[i] ?? [], candidates, open }),
  }));
}

interface Traces {
  structured: readonly string[];
  written: readonly string[];
  candidates: ReadonlyMap<string, readonly Candidate[]>;
  open: ReadonlyMap<number, readonly Named[]>;
}

function findOrder(entry: BankEntry, { structured, written, candidates, open }: Traces): Found {
  if (entry.amount < 0 || entry.isBatch) return NOTHING;
  const byReference = structured.flatMap((one) => candidates.get(one) ?? [])[0];
  if (byReference) return { order_id: byReference.order_id, additional_id: byReference.additional_id, found_by: 'reference' };
  const inText = written.flatMap((one) => candidates.get(one) ?? []);
  const fits = inText.find(({ amount, currency, isOpen }) => isOpen && amount === entry.amount && currency === entry.currency) ?? inText[0];
  if (fits) return { order_id: fits.order_id, additional_id: fits.additional_id, found_by: 'text' };
  const payer = ` ${entry.payer.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const same = (open.get(entry.amount) ?? []).filter(
    ({ surname, name, currency }) => currency === entry.currency && surname !== '' && payer.includes(` ${surname} `) && payer.includes(` ${name} `),
  );
  // With two buyers of equal name and amount the entry stays unmatched.
  return same.length === 1 ? { order_id: (same[0] as Named).order_id, additional_id: null, found_by: 'name' } : NOTHING;
}

/** Digits of a complete reference in our format: in the reference field, or in the text, where some banks put it. */
const structuredDigits = ({ reference, info, endToEnd }: BankEntry): string[] =>
  [reference, endToEnd, info].flatMap((text) => {
    const digits = digitsOfReference(text);
    return digits === null ? [] : [digits];
  });

/** Order numbers in a text, with or without spaces after a `#`; the check digit makes false matches rare. */
const numbersIn = (text: string): string[] =>
  [...text.slice(0, 1500).matchAll(/(?<!\d)\d{6,12}(?!\d)/g)].flatMap(([digits]) =>
    (readOrderNumber(digits) ?? (digits.length > 10 ? digits : null)) ? [digits] : [],
  );

/** Key of account, bank's reference, amount, day and position among equal entries: equal in every file that contains the entry. */
function entryKeys(entries: readonly BankEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { account, bankReference, amount, currency, bookedOn, payerAccount, payer, reference, info } = entry;
    const own = bankReference === '' ? [payerAccount, payer, reference, info] : [bankReference];
    const base = JSON.stringify([account, ...own, amount, currency, bookedOn]);
    const place = (seen.get(base) ?? 0) + 1;
    seen.set(base, place);
    return createHash('sha256').update(`${base}#${place}`).digest('hex');
  });
}
