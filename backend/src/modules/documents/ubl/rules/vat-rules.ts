import { isInEu } from '@vitrina/contract/values/iso-countries';
import type { Tree } from '../read-tree.ts';
import { has, isEvery, type Read, type Rule, rule, sum } from './rule.ts';

const CODES = { S: 'S', Z: 'Z', E: 'E', AE: 'AE', IC: 'K', G: 'G' } as const;
type Name = keyof typeof CODES;
/** VAT categories that require a reason for exemption. */
const EXEMPT: readonly Name[] = ['E', 'AE', 'IC', 'G'];

const LINE = 'Item/ClassifiedTaxCategory';
const vatIds = (party: Tree | null): string[] =>
  (party?.all('PartyTaxScheme') ?? [])
    .filter((one) => one.text('TaxScheme/ID') === 'VAT')
    .map((one) => one.text('CompanyID'))
    .filter(Boolean);
const taxIds = (party: Tree | null): Tree[] => (party?.all('PartyTaxScheme/CompanyID') ?? []).filter((one) => one.text() !== '');

interface Used {
  lines: Tree[];
  allowances: Tree[];
  charges: Tree[];
  breakdown: Tree[];
}

const usedBy = ({ lines, allowances, charges, breakdown }: Read, code: string): Used => {
  const of = (trees: readonly Tree[], path: string) => trees.filter((one) => one.text(`${path}/ID`) === code);
  return { lines: of(lines, LINE), allowances: of(allowances, 'TaxCategory'), charges: of(charges, 'TaxCategory'), breakdown: of(breakdown, 'TaxCategory') };
};
const isUsed = ({ lines, allowances, charges }: Used): boolean => lines.length + allowances.length + charges.length > 0;
/** NaN: no rate is given. */
const percentOf = (tree: Tree, path: string): number => Number(tree.text(`${path}/Percent`) || 'NaN');

/** The taxable amount of a category and rate: its lines, less allowances, plus charges. */
const baseOf = ({ lines, allowances, charges }: Used, percent: number | null): number => {
  const at = (trees: readonly Tree[], path: string) => trees.filter((one) => percent === null || percentOf(one, path) === percent);
  return (
    sum(at(lines, LINE).map((one) => one.cents('LineExtensionAmount'))) -
    sum(at(allowances, 'TaxCategory').map((one) => one.cents('Amount'))) +
    sum(at(charges, 'TaxCategory').map((one) => one.cents('Amount')))
  );
};

/** Rules 1 to 10 of a category. */
function rulesOf(name: Name): Rule[] {
  const code = CODES[name];
  const isTaxed = name === 'S';
  const rateIsRight = (percent: number): boolean => (isTaxed ? percent > 0 : percent === 0);
  const make = (number: number, holds: (used: Used, read: Read) => boolean): Rule =>
    rule(`BR-${name}-${String(number).padStart(2, '0')}`, (read) => holds(usedBy(read, code), read));
  /** Categories AE and K require the identifiers of both parties. */
  const idsAreThere = ({ seller, buyer }: Read): boolean =>
    name === 'AE' || name === 'IC'
      ? vatIds(seller).length > 0 && (vatIds(buyer).length > 0 || (name === 'AE' && has(buyer, 'PartyLegalEntity/CompanyID')))
      : name === 'G'
        ? vatIds(seller).length > 0
        : taxIds(seller).length > 0;
  return [
    make(1, (used) => (isUsed(used) ? (isTaxed ? used.breakdown.length > 0 : used.breakdown.length === 1) : true)),
    make(2, (used, read) => used.lines.length === 0 || idsAreThere(read)),
    make(3, (used, read) => used.allowances.length === 0 || idsAreThere(read)),
    make(4, (used, read) => used.charges.length === 0 || idsAreThere(read)),
    make(5, ({ lines }) => isEvery(lines, (one) => rateIsRight(percentOf(one, LINE)))),
    make(6, ({ allowances }) => isEvery(allowances, (one) => rateIsRight(percentOf(one, 'TaxCategory')))),
    make(7, ({ charges }) => isEvery(charges, (one) => rateIsRight(percentOf(one, 'TaxCategory')))),
    make(8, (used) => isEvery(used.breakdown, (one) => one.cents('TaxableAmount') === baseOf(used, isTaxed ? percentOf(one, 'TaxCategory') : null))),
    make(9, ({ breakdown }) => isTaxed || isEvery(breakdown, (one) => one.cents('TaxAmount') === 0)),
    make(10, ({ breakdown }) => {
      const isExempt = EXEMPT.includes(name);
      return isEvery(breakdown, (one) => (has(one, 'TaxCategory/TaxExemptionReason') || has(one, 'TaxCategory/TaxExemptionReasonCode')) === isExempt);
    }),
  ];
}

const CODE_OF_REASON: Readonly<Partial<Record<Name, string>>> = { AE: 'VATEX-EU-AE', IC: 'VATEX-EU-IC', G: 'VATEX-EU-G' };

/** VAT by category (BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G). */
export const VAT_RULES: readonly Rule[] = [
  ...(Object.keys(CODES) as Name[]).flatMap(rulesOf),
  rule('BR-IC-11', (read) => !isUsed(usedBy(read, 'K')) || has(read.tree, 'Delivery/ActualDeliveryDate') || read.tree.one('InvoicePeriod') !== null),
  rule('BR-IC-12', (read) => !isUsed(usedBy(read, 'K')) || has(read.tree, 'Delivery/DeliveryLocation/Address/Country/IdentificationCode')),
  // Requires two member states, and the buyer's own number.
  rule('IC-between-states', (read) => {
    if (!isUsed(usedBy(read, 'K'))) return true;
    const from = read.seller?.text('PostalAddress/Country/IdentificationCode') ?? '';
    const to = read.tree.text('Delivery/DeliveryLocation/Address/Country/IdentificationCode');
    return from !== to && isInEu(from) && isInEu(to);
  }),
  rule('BR-CL-22', ({ breakdown }) =>
    isEvery(breakdown, (one) => {
      const name = (Object.keys(CODES) as Name[]).find((key) => CODES[key] === one.text('TaxCategory/ID'));
      const reason = one.text('TaxCategory/TaxExemptionReasonCode');
      return reason === '' || (name !== undefined && CODE_OF_REASON[name] === reason);
    }),
  ),
];
