import type { PaymentKind } from '../values/payment-kind.ts';

export const FISCAL_REGISTERS = ['hr', 'si', 'rs', 'me', 'ba-fbih', 'ba-rs'] as const;
/** An authority's register of receipts; in Bosnia and Herzegovina each entity has its own. */
export type FiscalRegisterCode = (typeof FISCAL_REGISTERS)[number];

export const FISCAL_REGIONS = ['fbih', 'rs', 'brcko'] as const;
export type FiscalRegion = (typeof FISCAL_REGIONS)[number];

/** Properties of an invoice or credit note that decide its fiscal duties. */
export interface FiscalSubject {
  /** Country where the seller is established; not the buyer's. */
  country: string;
  /** Entity of Bosnia and Herzegovina; it decides the fiscal law there. */
  region?: FiscalRegion | undefined;
  /** Means of payment: `door` is cash or card on delivery. */
  means: PaymentKind;
  /** The buyer is a company. */
  isCompany: boolean;
  /** Place where the goods change hands. */
  place: 'delivered' | 'picked_up';
}

/** A row of the table: documents that must be reported to a register. */
export interface FiscalRule {
  id: string;
  register: FiscalRegisterCode;
  country: string;
  region?: FiscalRegion;
  /** First and last day of issue in the shop's time zone; absent: unlimited. */
  from?: string;
  until?: string;
  means: readonly PaymentKind[] | 'all';
  buyers: 'consumers' | 'companies' | 'all';
  places: 'all' | FiscalSubject['place'];
  /** Hours from the issue within which it must be delivered; later deliveries are flagged. */
  withinHours: number;
  sources: readonly string[];
  checkedOn: string;
}

const CHECKED = '2026-11-22';
const row = (id: string, rest: Omit<FiscalRule, 'id' | 'checkedOn'>): FiscalRule => ({ id, checkedOn: CHECKED, ...rest });
/** Means of immediate payment, which excludes bank transfers. */
const AT_ONCE: readonly PaymentKind[] = ['door', 'card', 'bank'];

/** The first matching row applies. None of these sources was read for the shop: `known:` is general knowledge of the text, `open:` could not be verified. */
export const FISCAL_RULES: readonly FiscalRule[] = [
  row('HR-cash', {
    ...{ register: 'hr', country: 'HR', from: '2013-01-01', until: '2025-12-31', means: AT_ONCE, buyers: 'all', places: 'all', withinHours: 48 },
    sources: ['known: Zakon o fiskalizaciji u prometu gotovinom, NN 133/12', 'open: payments by the login of a bank'],
  }),
  row('HR-consumers', {
    ...{ register: 'hr', country: 'HR', from: '2026-01-01', means: 'all', buyers: 'consumers', places: 'all', withinHours: 48 },
    sources: ['Zakon o fiskalizaciji, NN 89/2025: all receipts to consumers since 1 January 2026', 'known: delivered later within two days'],
  }),
  row('HR-companies', {
    ...{ register: 'hr', country: 'HR', from: '2026-01-01', means: AT_ONCE, buyers: 'companies', places: 'all', withinHours: 48 },
    sources: ['open: Zakon o fiskalizaciji, NN 89/2025: companies that pay at once; those that pay by transfer get an e-invoice'],
  }),
  row('SI-delivered-door', {
    ...{ register: 'si', country: 'SI', from: '2016-01-02', means: ['door'], buyers: 'all', places: 'delivered', withinHours: 48 },
    sources: ['known: Zakon o davčnem potrjevanju računov', 'open: money that a carrier collects and transfers'],
  }),
  row('SI-cash', {
    ...{ register: 'si', country: 'SI', from: '2016-01-02', means: AT_ONCE, buyers: 'all', places: 'all', withinHours: 48 },
    sources: ['known: Zakon o davčnem potrjevanju računov: all but transfers to the account', 'known: delivered later within two working days'],
  }),
  row('RS-retail', {
    ...{ register: 'rs', country: 'RS', from: '2022-05-01', means: 'all', buyers: 'consumers', places: 'all', withinHours: 120 },
    sources: ['known: Zakon o fiskalizaciji, Sl. glasnik RS 153/2020', 'open: receipts of a local processor within five days'],
  }),
  row('RS-companies', {
    ...{ register: 'rs', country: 'RS', from: '2022-05-01', means: AT_ONCE, buyers: 'companies', places: 'all', withinHours: 120 },
    sources: ['open: companies that buy at retail; others get an e-invoice'],
  }),
  row('ME-all', {
    ...{ register: 'me', country: 'ME', from: '2021-06-01', means: 'all', buyers: 'all', places: 'all', withinHours: 48 },
    sources: ['known: Zakon o fiskalizaciji u prometu proizvoda i usluga, Sl. list CG 46/2019'],
  }),
  row('BA-RS', {
    ...{ register: 'ba-rs', country: 'BA', region: 'rs', from: '2022-01-01', means: 'all', buyers: 'all', places: 'all', withinHours: 120 },
    sources: ['known: Zakon o fiskalizaciji, Sl. glasnik Republike Srpske 15/22', 'open: time of later delivery, sales at a distance'],
  }),
  row('BA', {
    ...{ register: 'ba-fbih', country: 'BA', from: '2011-01-01', means: 'all', buyers: 'all', places: 'all', withinHours: 48 },
    sources: ['known: Zakon o fiskalnim sistemima, Sl. novine FBiH 81/09', 'open: its successor, Brčko, sales at a distance'],
  }),
];

/** The rule for a document issued on a day; `null`: no rule applies. */
export const fiscalRuleOf = (subject: FiscalSubject, day: string): FiscalRule | null => FISCAL_RULES.find((rule) => isBound(rule, subject, day)) ?? null;

function isBound(rule: FiscalRule, { country, region, means, isCompany, place }: FiscalSubject, day: string): boolean {
  const { from = '', until = '9999', buyers, places } = rule;
  return (
    rule.country === country &&
    (rule.region === undefined || rule.region === region) &&
    day >= from &&
    day <= until &&
    (rule.means === 'all' || rule.means.includes(means)) &&
    (buyers === 'all' || (buyers === 'companies') === isCompany) &&
    (places === 'all' || places === place)
  );
}
