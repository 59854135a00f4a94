import { describe, expect, it } from 'vitest';
import { shippedText } from '../../labels/index.ts';
import type { DocumentData, LineData } from '../document-data.ts';
import { buildUbl, EN_16931, XRECHNUNG } from './build-ubl.ts';
import type { BusinessData, BusinessParty } from './business-party.ts';
import { brokenRules } from './check-ubl.ts';

const party = (name: string, country: string, vatNumber: string | null, more: Partial<BusinessParty> = {}): BusinessParty => ({
  ...{ name, street: 'Hauptstraße 1', town: 'Berlin', postCode: '10115', country, vatNumber, taxNumber: null, register: '1234567000' },
  contact: { name: 'Ana Vidmar', phone: '+386 1 200 00 00', email: 'pomoc@vitrina.test' },
  ...more,
});
const SELLER = party('Vitrina, d. o. o.', 'SI', 'SI12345679', { town: 'Ljubljana', postCode: '1000', street: 'Slovenska cesta 1' });

interface Case {
  lines: [code: string, qty: number, gross: number, percent: number][];
  /** Gross, minor units. */
  discount?: number;
  delivery?: number;
  fee?: number;
  vat: [percent: number, base: number, vat: number][];
  /** VAT in the prices that is not charged, minor units; absent: none. */
  exempt?: number;
  buyer?: BusinessParty;
  to?: string;
  zero?: BusinessData['zeroCategory'];
  credit?: boolean;
  paid?: boolean;
  data?: Partial<DocumentData>;
}

function documentOf({ lines, discount = 0, delivery = 0, fee = 0, vat, exempt = 0, buyer, to, zero = 'E', credit = false, paid = false, data = {} }: Case) {
  const printed: LineData[] = lines.map(([code, qty, gross, percent]) => ({
    ...{ code, title: `Izdelek ${code}`, qty, unit: Math.round(gross / qty), total: gross, vatPercent: percent },
  }));
  const who = buyer ?? party('Kunde GmbH', 'DE', 'DE123456788');
  const business: BusinessData = {
    ...{ seller: SELLER, buyer: who, zeroCategory: zero },
    deliverTo: { street: 'Nebenstraße 2', town: 'Berlin', postCode: '10115', country: to ?? who.country },
  };
  const whole: DocumentData = {
    ...{ kind: credit ? 'credit_note' : 'invoice', number: credit ? 'CN-2026-000001' : 'INV-2026-000001', lang: 'de', currency: 'EUR', date: '2026-11-23' },
    ...{
      suppliedOn: '2026-11-22',
      order: { number: '2026-4711', date: '2026-11-20' },
      invoice: credit ? { number: 'INV-2026-000001', date: '2026-11-21' } : null,
    },
    seller: { lines: [SELLER.name], vatNumber: SELLER.vatNumber, taxNumber: null, register: null, contact: [] },
    buyer: { lines: [who.name], vatNumber: who.vatNumber, taxNumber: null },
    ...{ deliverTo: null, delivery: [], lines: printed },
    sums: credit
      ? [...(delivery ? [{ label: 'mail_delivery', amount: delivery }] : []), ...(fee ? [{ label: 'document_part_of_order', amount: fee }] : [])]
      : [
          { label: 'mail_sum_items', amount: lines.reduce((sum, [, , gross]) => sum + gross, 0) },
          ...(discount ? [{ label: 'mail_sum_discount', amount: -discount }] : []),
          { label: 'mail_delivery', amount: delivery },
          ...(fee ? [{ label: 'mail_sum_fee', amount: fee }] : []),
          ...(exempt ? [{ label: 'totals_export', amount: -exempt }] : []),
        ],
    vat: vat.map(([percent, base, vat]) => ({ percent, base, vat })),
    total: vat.reduce((sum, [, base, vat]) => sum + base + vat, 0),
    notes: [],
    payment: credit
      ? null
      : {
          ...{ title: 'Überweisung', isPaid: paid },
          transfer: paid ? null : { recipient: 'Vitrina', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX', reference: 'RF18 5390', code: null },
        },
    business,
    ...data,
  };
  return whole;
}
const xmlOf = (one: Case): string => {
  const data = documentOf(one);
  return buildUbl(data, data.business as BusinessData, (label) => shippedText(data.lang, label));
};

/** Ten documents: content, buyer and taxation. */
const CASES: Readonly<Record<string, Case>> = {
  'one rate, unpaid transfer': { lines: [['A', 2, 23_800, 19]], vat: [[19, 20_000, 3800]] },
  'two rates, coupon, delivery and fee': {
    ...{
      lines: [
        ['A', 1, 11_900, 19],
        ['B', 3, 3210, 7],
      ],
      discount: 1511,
      delivery: 490,
      fee: 150,
      vat: [
        [7, 2700, 189],
        [19, 9538, 1812],
      ],
    },
  },
  'cents that do not divide': {
    lines: [
      ['A', 3, 1000, 19],
      ['B', 7, 1999, 19],
      ['C', 1, 1, 19],
    ],
    vat: [[19, 2521, 479]],
  },
  'paid by card': { lines: [['A', 1, 104_900, 19]], delivery: 0, paid: true, vat: [[19, 88_151, 16_749]] },
  'intra-Community supply': { lines: [['A', 1, 12_200, 0]], delivery: 488, exempt: 2288, vat: [[0, 10_400, 0]], zero: 'K', paid: true },
  'export to Serbia': {
    lines: [['A', 1, 10_000, 0]],
    vat: [[0, 10_000, 0]],
    zero: 'G',
    buyer: party('Kupac d. o. o.', 'RS', 'RS123456788'),
    data: { lang: 'rs' },
  },
  'a Slovenian company': { lines: [['A', 1, 12_200, 22]], vat: [[22, 10_000, 2200]], buyer: party('Kupec d. o. o.', 'SI', 'SI12345679'), data: { lang: 'si' } },
  'dinars and a buyer without VAT number': {
    ...{ lines: [['A', 2, 2_400_000, 20]], vat: [[20, 2_000_000, 400_000]], buyer: party('Kupac d. o. o.', 'RS', null), data: { lang: 'rs', currency: 'RSD' } },
  },
  'credit note of a line and delivery': { credit: true, lines: [['A', 1, 11_900, 19]], delivery: 490, vat: [[19, 10_412, 1978]] },
  'credit note of an amount': {
    credit: true,
    lines: [],
    fee: 1000,
    vat: [
      [7, 187, 13],
      [19, 672, 128],
    ],
  },
};

/** Recalculates the totals of a file independently: BigInt cents, regular expressions, no code that wrote or checked it. */
function recount(xml: string) {
  const cents = (text: string): bigint => {
    const [whole = '0', part = ''] = text.replace('-', '').split('.');
    const value = BigInt(whole) * 100n + BigInt((part + '00').slice(0, 2));
    return text.startsWith('-') ? -value : value;
  };
  const amounts = (text: string, name: string) => [...text.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map((match) => cents(match[1] as string));
  const blocks = (name: string) => [...xml.matchAll(new RegExp(`<cac:${name}>(.*?)</cac:${name}>`, 'g'))].map((match) => match[1] as string);
  const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);
  const lines = [...blocks('InvoiceLine'), ...blocks('CreditNoteLine')];
  const nets = sum(lines.flatMap((line) => amounts(line, 'LineExtensionAmount')));
  const changes = blocks('AllowanceCharge').map((one) => (one.includes('true</cbc:ChargeIndicator') ? 1n : -1n) * (amounts(one, 'Amount')[0] as bigint));
  const subtotals = blocks('TaxSubtotal');
  const bases = sum(subtotals.flatMap((one) => amounts(one, 'TaxableAmount')));
  const taxes = sum(subtotals.flatMap((one) => amounts(one, 'TaxAmount')));
  const totals = blocks('LegalMonetaryTotal')[0] as string;
  const at = (name: string) => amounts(totals, name)[0] ?? 0n;
  return {
    nets,
    changed: sum(changes),
    bases,
    taxes,
    exclusive: at('TaxExclusiveAmount'),
    inclusive: at('TaxInclusiveAmount'),
    payable: at('PayableAmount'),
    prepaid: at('PrepaidAmount'),
    lines: lines.length,
  };
}

describe.each(Object.entries(CASES))('%s', (_, one) => {
  const xml = xmlOf(one);
  const data = documentOf(one);
  it('keeps every rule', () => expect(brokenRules(xml)).toEqual([]));
  it('sums up to the cent to what is printed, counted independently', () => {
    const { nets, changed, bases, taxes, exclusive, inclusive, payable, prepaid, lines } = recount(xml);
    expect(nets + changed).toBe(bases);
    expect(exclusive).toBe(bases);
    expect(inclusive).toBe(bases + taxes);
    expect(inclusive).toBe(BigInt(data.total ?? 0));
    expect(payable).toBe(inclusive - prepaid);
    expect(taxes).toBe(BigInt(data.vat.reduce((sum, { vat }) => sum + vat, 0)));
    expect(lines).toBeGreaterThanOrEqual(Math.max(1, data.lines.length));
  });
  it('names its profile by the buyer', () => {
    const isGerman = data.business?.buyer.country === 'DE';
    expect(xml).toContain(`<cbc:CustomizationID>${isGerman ? XRECHNUNG : EN_16931}</cbc:CustomizationID>`);
  });
});

describe('categories of VAT', () => {
  it('intra-Community supply names both numbers, the reason and where it goes', () => {
    const xml = xmlOf(CASES['intra-Community supply'] as Case);
    for (const part of ['<cbc:ID>K</cbc:ID>', 'VATEX-EU-IC', 'SI12345679', 'DE123456788', '<cbc:IdentificationCode>DE</cbc:IdentificationCode>'])
      expect(xml).toContain(part);
  });
  it('export has its own reason', () => expect(xmlOf(CASES['export to Serbia'] as Case)).toContain('VATEX-EU-G'));
  it('without the buyer’s number, or within the country, there is no such supply', () => {
    const supply = CASES['intra-Community supply'] as Case;
    expect(brokenRules(xmlOf({ ...supply, buyer: party('Kunde GmbH', 'DE', null) }))).toEqual(['BR-IC-02', 'BR-IC-04']);
    expect(brokenRules(xmlOf({ ...supply, buyer: party('Kupec', 'SI', 'SI12345679') }))).toEqual(['IC-between-states']);
    expect(brokenRules(xmlOf({ ...supply, to: 'RS' }))).toEqual(['IC-between-states']);
  });
});

describe('hostile names', () => {
  const NAMES = [
    '<script>alert(1)</script> & Söhne "GmbH"',
    ']]><cbc:ID>forged</cbc:ID>',
    '&#0; &lt; &amp;amp; \u0000\u0001\ufffe',
    'Љубица ДОО 😀 \u202eeman\u202c',
    '\ud800 alone',
    `${'Ö'.repeat(5000)}`,
    '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  ];
  it.each(NAMES)('%.40s', (name) => {
    const lines: Case['lines'] = [['A', 1, 11_900, 19]];
    const xml = xmlOf({ lines, vat: [[19, 10_000, 1900]], buyer: party(name, 'DE', 'DE123456788', { street: name, town: name }) });
    expect(brokenRules(xml)).toEqual([]);
    expect(xml.match(/<cbc:ID>/g)?.length).toBe(xmlOf({ lines, vat: [[19, 10_000, 1900]] }).match(/<cbc:ID>/g)?.length);
    for (const part of ['<script', '<!DOCTYPE', '\u0000', '\u202e', '\ufffe']) expect(xml.includes(part)).toBe(false);
  });
});

/** Errors inserted into a valid file, and the rule that must report each. */
const PLANTED: [name: string, rule: string, from: RegExp, to: string][] = [
  ['one rate, unpaid transfer', 'BR-01', /<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/, ''],
  ['one rate, unpaid transfer', 'BR-02', /<cbc:ID>INV-2026-000001<\/cbc:ID>/, ''],
  ['one rate, unpaid transfer', 'BR-03', /<cbc:IssueDate>2026-11-23/, '<cbc:IssueDate>2026-02-31T'],
  ['one rate, unpaid transfer', 'BR-04', /<cbc:InvoiceTypeCode>380<\/cbc:InvoiceTypeCode>/, ''],
  ['one rate, unpaid transfer', 'BR-05', /<cbc:DocumentCurrencyCode>EUR<\/cbc:DocumentCurrencyCode>/, ''],
  ['one rate, unpaid transfer', 'BR-06', /<cbc:RegistrationName>Vitrina, d. o. o.<\/cbc:RegistrationName>/, ''],
  ['one rate, unpaid transfer', 'BR-07', /<cbc:RegistrationName>Kunde GmbH<\/cbc:RegistrationName>/, ''],
  ['one rate, unpaid transfer', 'BR-09', /<cac:Country><cbc:IdentificationCode>SI<\/cbc:IdentificationCode><\/cac:Country>/, ''],
  ['one rate, unpaid transfer', 'BR-11', /<cac:Country><cbc:IdentificationCode>DE<\/cbc:IdentificationCode><\/cac:Country>/, ''],
  ['one rate, unpaid transfer', 'BR-16', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ''],
  ['one rate, unpaid transfer', 'BR-22', /<cbc:InvoicedQuantity unitCode="C62">2<\/cbc:InvoicedQuantity>/, ''],
  ['one rate, unpaid transfer', 'BR-23', / unitCode="C62"/, ''],
  ['one rate, unpaid transfer', 'BR-25', /<cbc:Name>Izdelek A<\/cbc:Name>/, ''],
  ['one rate, unpaid transfer', 'BR-26', /<cac:Price>.*?<\/cac:Price>/, ''],
  ['one rate, unpaid transfer', 'BR-27', /(<cbc:PriceAmount currencyID="EUR">)/, '$1-'],
  ['two rates, coupon, delivery and fee', 'BR-33', /<cbc:AllowanceChargeReason>[^<]*<\/cbc:AllowanceChargeReason>/, ''],
  ['two rates, coupon, delivery and fee', 'BR-32', /(<cac:AllowanceCharge>.*?<cac:TaxCategory>)<cbc:ID>S<\/cbc:ID>/, '$1'],
  ['one rate, unpaid transfer', 'BR-48', /(<cac:TaxSubtotal>.*?)<cbc:Percent>19<\/cbc:Percent>/, '$1'],
  ['one rate, unpaid transfer', 'BR-61', /<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/, ''],
  ['one rate, unpaid transfer', 'BR-62', / schemeID="EM"/, ''],
  ['one rate, unpaid transfer', 'BR-CO-04', /<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/, ''],
  ['one rate, unpaid transfer', 'BR-CO-09', /DE123456788/, '0X123456788'],
  ['one rate, unpaid transfer', 'BR-CO-10', /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount[^>]*>)200.00/, '$1200.01'],
  ['two rates, coupon, delivery and fee', 'BR-CO-11', /(<cbc:AllowanceTotalAmount[^>]*>)\d+\.\d\d/, '$10.01'],
  ['two rates, coupon, delivery and fee', 'BR-CO-12', /(<cbc:ChargeTotalAmount[^>]*>)\d+\.\d\d/, '$10.01'],
  ['one rate, unpaid transfer', 'BR-CO-13', /(<cbc:TaxExclusiveAmount[^>]*>)200.00/, '$1200.01'],
  ['one rate, unpaid transfer', 'BR-CO-14', /(<cac:TaxTotal><cbc:TaxAmount[^>]*>)38.00/, '$138.01'],
  ['one rate, unpaid transfer', 'BR-CO-15', /(<cbc:TaxInclusiveAmount[^>]*>)238.00/, '$1239.00'],
  ['paid by card', 'BR-CO-16', /(<cbc:PrepaidAmount[^>]*>)1049.00/, '$11048.00'],
  ['one rate, unpaid transfer', 'BR-CO-17', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount[^>]*>)38.00/, '$136.00'],
  ['one rate, unpaid transfer', 'BR-CO-18', /<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/, ''],
  ['one rate, unpaid transfer', 'BR-CO-25', /<cac:PaymentTerms>.*?<\/cac:PaymentTerms>/, ''],
  ['one rate, unpaid transfer', 'BR-DEC', /(<cbc:PayableAmount[^>]*>)238.00/, '$1238.000'],
  ['one rate, unpaid transfer', 'BR-CL-01', /380/, '999'],
  ['one rate, unpaid transfer', 'BR-CL-03', /(<cbc:PayableAmount currencyID=")EUR/, '$1USD'],
  ['one rate, unpaid transfer', 'BR-CL-04', /EUR/g, 'EUX'],
  ['one rate, unpaid transfer', 'BR-CL-14', /<cbc:IdentificationCode>SI/, '<cbc:IdentificationCode>XX'],
  ['one rate, unpaid transfer', 'BR-CL-16', /<cbc:PaymentMeansCode>30/, '<cbc:PaymentMeansCode>77'],
  ['one rate, unpaid transfer', 'BR-CL-17', /(<cac:TaxSubtotal>.*?<cbc:ID>)S/, '$1Q'],
  ['one rate, unpaid transfer', 'BR-S-01', /(<cac:TaxSubtotal>.*?<cbc:ID>)S/, '$1Z'],
  ['one rate, unpaid transfer', 'BR-S-02', /<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/, ''],
  ['one rate, unpaid transfer', 'BR-S-05', /(<cac:ClassifiedTaxCategory>.*?<cbc:Percent>)19/, '$10'],
  ['two rates, coupon, delivery and fee', 'BR-S-08', /(<cac:InvoiceLine>.*?<cbc:Percent>)19/, '$17'],
  ['one rate, unpaid transfer', 'BR-S-10', /(<cac:TaxSubtotal>.*?<\/cbc:Percent>)/, '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>'],
  ['intra-Community supply', 'BR-IC-02', /<cbc:CompanyID>DE123456788<\/cbc:CompanyID>/, ''],
  ['intra-Community supply', 'BR-IC-05', /(<cac:ClassifiedTaxCategory>.*?<cbc:Percent>)0/, '$119'],
  ['intra-Community supply', 'BR-IC-09', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount[^>]*>)0.00/, '$11.00'],
  ['intra-Community supply', 'BR-IC-10', /<cbc:TaxExemptionReasonCode>.*?<\/cbc:TaxExemptionReason>/, ''],
  ['intra-Community supply', 'BR-IC-11', /<cbc:ActualDeliveryDate>.*?<\/cbc:ActualDeliveryDate>/, ''],
  ['intra-Community supply', 'BR-IC-12', /<cac:DeliveryLocation>.*?<\/cac:DeliveryLocation>/, ''],
  ['intra-Community supply', 'BR-CL-22', /VATEX-EU-IC/, 'VATEX-EU-AE'],
  ['export to Serbia', 'BR-G-10', /<cbc:TaxExemptionReasonCode>.*?<\/cbc:TaxExemptionReason>/, ''],
  ['credit note of an amount', 'BR-55', /<cac:InvoiceDocumentReference><cbc:ID>[^<]*<\/cbc:ID>/, '<cac:InvoiceDocumentReference>'],
  ['one rate, unpaid transfer', 'BR-DE-1', /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/, ''],
  ['one rate, unpaid transfer', 'BR-DE-2', /<cac:Contact>.*?<\/cac:Contact>/, ''],
  ['one rate, unpaid transfer', 'BR-DE-3', /<cbc:CityName>Ljubljana<\/cbc:CityName>/, ''],
  ['one rate, unpaid transfer', 'BR-DE-4', /<cbc:PostalZone>1000<\/cbc:PostalZone>/, ''],
  ['one rate, unpaid transfer', 'BR-DE-6', /<cbc:Telephone>[^<]*<\/cbc:Telephone>/, ''],
  ['one rate, unpaid transfer', 'BR-DE-8', /<cbc:CityName>Berlin<\/cbc:CityName>/, ''],
  ['one rate, unpaid transfer', 'BR-DE-15', /<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, ''],
  ['one rate, unpaid transfer', 'BR-DE-28', /<cbc:ElectronicMail>[^<]*/, '<cbc:ElectronicMail>nobody'],
  ['one rate, unpaid transfer', 'BR-47', /(<cac:TaxSubtotal>.*?<cac:TaxScheme><cbc:ID>)VAT/, '$1GST'],
  ['one rate, unpaid transfer', 'BR-CO-04', /(<cac:ClassifiedTaxCategory>.*?)<cac:TaxScheme>.*?<\/cac:TaxScheme>/, '$1'],
  ['two rates, coupon, delivery and fee', 'BR-32', /(<cac:AllowanceCharge>.*?<cac:TaxScheme><cbc:ID>)VAT/, '$1GST'],
  ['intra-Community supply', 'BR-IC-05', /(<cac:ClassifiedTaxCategory>.*?)<cbc:Percent>0<\/cbc:Percent>/, '$1'],
  ['intra-Community supply', 'BR-IC-07', /(<cac:AllowanceCharge>.*?)<cbc:Percent>0<\/cbc:Percent>/, '$1'],
  ['one rate, unpaid transfer', 'UBL-SR-53', /<cbc:CompanyID>SI12345679<\/cbc:CompanyID>/, ''],
  ['one rate, unpaid transfer', 'PEPPOL-EN16931-R001', /<cbc:ProfileID>.*?<\/cbc:ProfileID>/, ''],
  ['one rate, unpaid transfer', 'PEPPOL-EN16931-R008', /(<cac:OrderReference>).*?(<\/cac:OrderReference>)/, '$1$2'],
  ['one rate, unpaid transfer', 'PEPPOL-EN16931-R120', /(<cbc:PriceAmount currencyID="EUR">)100/, '$199'],
];

describe('a planted fault is named', () => {
  it.each(PLANTED)('%s: %s', (name, rule, from, to) => {
    const good = xmlOf(CASES[name] as Case);
    const bad = good.replace(from, to);
    expect(bad).not.toBe(good);
    expect(brokenRules(bad)).toContain(rule);
  });
});

it.each(['', 'x', '<a/>', '<Invoice>', '<!DOCTYPE Invoice><Invoice/>', '<?xml version="1.0"?><Order/>'])('%s is no e-invoice', (text) =>
  expect(() => brokenRules(text)).toThrow(),
);
