import { isIsoCountry } from '@vitrina/contract/values/iso-countries';
import type { Tree } from '../read-tree.ts';
import { centsOr0, has, isEvery, type Read, type Rule, rule, sum } from './rule.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
/** True for a category of VAT, not of another tax. */
const isVatCategory = (tree: Tree, path: string): boolean => has(tree, `${path}/ID`) && tree.text(`${path}/TaxScheme/ID`) === 'VAT';
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isVatId = (text: string): boolean => isIsoCountry(text.slice(0, 2)) || text.startsWith('EL');
const vatIdOf = (party: Tree | null): string =>
  party
    ?.all('PartyTaxScheme')
    .find((one) => one.text('TaxScheme/ID') === 'VAT')
    ?.text('CompanyID') ?? '';
const total = (name: string) => (read: Read) => has(read.totals, name);
const changesOf = ({ allowances, charges }: Read): Tree[] => [...allowances, ...charges];
const quantityOf = (line: Tree): Tree | null => line.one('InvoicedQuantity') ?? line.one('CreditedQuantity');
/** All monetary amounts of the document. */
const amountsOf = ({ tree, totals, lines, breakdown }: Read): Tree[] => [
  ...tree.all('AllowanceCharge/Amount'),
  ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'AllowanceTotalAmount', 'ChargeTotalAmount', 'PrepaidAmount', 'PayableAmount'].flatMap(
    (name) => totals?.all(name) ?? [],
  ),
  ...lines.flatMap((line) => line.all('LineExtensionAmount')),
  ...breakdown.flatMap((one) => [...one.all('TaxableAmount'), ...one.all('TaxAmount')]),
  ...tree.all('TaxTotal/TaxAmount'),
];
const hasTwoDecimals = (tree: Tree): boolean => /^-?\d+(?:\.\d{1,2})?$/.test(tree.text());

/** Rules for required elements and for consistent sums. */
export const CORE_RULES: readonly Rule[] = [
  rule('BR-01', ({ tree }) => has(tree, 'CustomizationID')),
  rule('BR-02', ({ tree }) => has(tree, 'ID')),
  rule('BR-03', ({ tree }) => isDay(tree.text('IssueDate'))),
  rule('BR-04', ({ tree, isCredit }) => has(tree, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode')),
  rule('BR-05', ({ tree }) => has(tree, 'DocumentCurrencyCode')),
  rule('BR-06', ({ seller }) => has(seller, 'PartyLegalEntity/RegistrationName')),
  rule('BR-07', ({ buyer }) => has(buyer, 'PartyLegalEntity/RegistrationName')),
  rule('BR-08', ({ seller }) => seller?.one('PostalAddress') != null),
  rule('BR-09', ({ seller }) => has(seller, 'PostalAddress/Country/IdentificationCode')),
  rule('BR-10', ({ buyer }) => buyer?.one('PostalAddress') != null),
  rule('BR-11', ({ buyer }) => has(buyer, 'PostalAddress/Country/IdentificationCode')),
  rule('BR-12', total('LineExtensionAmount')),
  rule('BR-13', total('TaxExclusiveAmount')),
  rule('BR-14', total('TaxInclusiveAmount')),
  rule('BR-15', total('PayableAmount')),
  rule('BR-16', ({ lines }) => lines.length > 0),
  rule('BR-21', ({ lines }) => isEvery(lines, (line) => has(line, 'ID'))),
  rule('BR-22', ({ lines }) => isEvery(lines, (line) => quantityOf(line) !== null)),
  rule('BR-23', ({ lines }) => isEvery(lines, (line) => quantityOf(line)?.attribute('unitCode') !== '')),
  rule('BR-24', ({ lines }) => isEvery(lines, (line) => has(line, 'LineExtensionAmount'))),
  rule('BR-25', ({ lines }) => isEvery(lines, (line) => has(line, 'Item/Name'))),
  rule('BR-26', ({ lines }) => isEvery(lines, (line) => has(line, 'Price/PriceAmount'))),
  rule('BR-27', ({ lines }) => isEvery(lines, (line) => Number(line.text('Price/PriceAmount')) >= 0)),
  rule('BR-31', ({ allowances }) => isEvery(allowances, (one) => has(one, 'Amount'))),
  rule('BR-32', ({ allowances }) => isEvery(allowances, (one) => isVatCategory(one, 'TaxCategory'))),
  rule('BR-33', ({ allowances }) => isEvery(allowances, (one) => has(one, 'AllowanceChargeReason') || has(one, 'AllowanceChargeReasonCode'))),
  rule('BR-36', ({ charges }) => isEvery(charges, (one) => has(one, 'Amount'))),
  rule('BR-37', ({ charges }) => isEvery(charges, (one) => isVatCategory(one, 'TaxCategory'))),
  rule('BR-38', ({ charges }) => isEvery(charges, (one) => has(one, 'AllowanceChargeReason') || has(one, 'AllowanceChargeReasonCode'))),
  rule('BR-45', ({ breakdown }) => isEvery(breakdown, (one) => has(one, 'TaxableAmount'))),
  rule('BR-46', ({ breakdown }) => isEvery(breakdown, (one) => has(one, 'TaxAmount'))),
  rule('BR-47', ({ breakdown }) => isEvery(breakdown, (one) => isVatCategory(one, 'TaxCategory'))),
  rule('BR-48', ({ breakdown }) => isEvery(breakdown, (one) => has(one, 'TaxCategory/Percent') || one.text('TaxCategory/ID') === 'O')),
  rule('BR-49', ({ tree }) => isEvery(tree.all('PaymentMeans'), (one) => has(one, 'PaymentMeansCode'))),
  rule('BR-50', ({ tree }) => isEvery(tree.all('PaymentMeans/PayeeFinancialAccount'), (one) => has(one, 'ID'))),
  rule('BR-55', ({ tree }) => isEvery(tree.all('BillingReference'), (one) => has(one, 'InvoiceDocumentReference/ID'))),
  rule('BR-57', ({ tree }) => isEvery(tree.all('Delivery/DeliveryLocation/Address'), (one) => has(one, 'Country/IdentificationCode'))),
  rule('BR-61', ({ tree }) =>
    isEvery(tree.all('PaymentMeans'), (one) => !['30', '58'].includes(one.text('PaymentMeansCode')) || has(one, 'PayeeFinancialAccount/ID')),
  ),
  rule('BR-62', ({ seller }) => isEvery(seller?.all('EndpointID') ?? [], (one) => one.attribute('schemeID') !== '')),
  rule('BR-63', ({ buyer }) => isEvery(buyer?.all('EndpointID') ?? [], (one) => one.attribute('schemeID') !== '')),
  rule('UBL-SR-53', ({ seller, buyer }) =>
    isEvery(
      [seller, buyer].flatMap((party) => party?.all('PartyTaxScheme') ?? []),
      (one) => has(one, 'CompanyID') && has(one, 'TaxScheme/ID'),
    ),
  ),
  rule('PEPPOL-EN16931-R008', ({ tree }) => tree.isFilled()),
  rule('BR-CO-04', ({ lines }) => isEvery(lines, (line) => isVatCategory(line, 'Item/ClassifiedTaxCategory'))),
  rule('BR-CO-09', ({ seller, buyer }) => [vatIdOf(seller), vatIdOf(buyer)].every((id) => id === '' || isVatId(id))),
  rule('BR-CO-10', ({ totals, lines }) => totals?.cents('LineExtensionAmount') === sum(lines.map((line) => line.cents('LineExtensionAmount')))),
  rule('BR-CO-11', ({ totals, allowances }) => centsOr0(totals, 'AllowanceTotalAmount') === sum(allowances.map((one) => one.cents('Amount')))),
  rule('BR-CO-12', ({ totals, charges }) => centsOr0(totals, 'ChargeTotalAmount') === sum(charges.map((one) => one.cents('Amount')))),
  rule(
    'BR-CO-13',
    ({ totals }) =>
      totals?.cents('TaxExclusiveAmount') ===
      (totals?.cents('LineExtensionAmount') ?? Number.NaN) - centsOr0(totals, 'AllowanceTotalAmount') + centsOr0(totals, 'ChargeTotalAmount'),
  ),
  rule('BR-CO-14', ({ tree, breakdown }) => tree.cents('TaxTotal/TaxAmount') === sum(breakdown.map((one) => one.cents('TaxAmount')))),
  rule(
    'BR-CO-15',
    ({ tree, totals }) => totals?.cents('TaxInclusiveAmount') === (totals?.cents('TaxExclusiveAmount') ?? Number.NaN) + tree.cents('TaxTotal/TaxAmount'),
  ),
  rule(
    'BR-CO-16',
    ({ totals }) =>
      totals?.cents('PayableAmount') ===
      (totals?.cents('TaxInclusiveAmount') ?? Number.NaN) - centsOr0(totals, 'PrepaidAmount') + centsOr0(totals, 'PayableRoundingAmount'),
  ),
  // The tax is rounded to the cent in the shop's gross prices, so it may differ by one cent from that of its base.
  rule('BR-CO-17', ({ breakdown }) =>
    isEvery(
      breakdown,
      (one) => Math.abs(one.cents('TaxAmount') - Math.round((one.cents('TaxableAmount') * Number(one.text('TaxCategory/Percent'))) / 100)) <= 1,
    ),
  ),
  rule('BR-CO-18', ({ breakdown }) => breakdown.length > 0),
  rule(
    'BR-CO-25',
    ({ tree, totals }) =>
      !((totals?.cents('PayableAmount') ?? 0) > 0) || has(tree, 'DueDate') || has(tree, 'PaymentTerms/Note') || has(tree, 'CreditNoteTypeCode'),
  ),
  rule('BR-CO-26', ({ seller }) => has(seller, 'PartyIdentification/ID') || has(seller, 'PartyLegalEntity/CompanyID') || vatIdOf(seller) !== ''),
  rule('BR-DEC', (read) => isEvery(amountsOf(read), hasTwoDecimals)),
  rule('BR-CL-01', ({ tree, isCredit }) => ['380', '381', '384', '389'].includes(tree.text(isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'))),
  rule('BR-CL-03', (read) => isEvery(amountsOf(read), (one) => one.attribute('currencyID') === read.tree.text('DocumentCurrencyCode'))),
  rule('BR-CL-04', ({ tree }) => CURRENCIES.has(tree.text('DocumentCurrencyCode'))),
  rule('BR-CL-14', ({ tree, seller, buyer }) =>
    [
      ...[seller, buyer].flatMap((one) => one?.all('PostalAddress/Country/IdentificationCode') ?? []),
      ...tree.all('Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
    ].every((one) => isIsoCountry(one.text())),
  ),
  rule('BR-CL-16', ({ tree }) => isEvery(tree.all('PaymentMeans/PaymentMeansCode'), (one) => ['1', '10', '30', '48', '58', 'ZZZ'].includes(one.text()))),
  rule('BR-CL-17', (read) =>
    isEvery([...read.breakdown.flatMap((one) => one.all('TaxCategory/ID')), ...changesOf(read).flatMap((one) => one.all('TaxCategory/ID'))], (one) =>
      ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'].includes(one.text()),
    ),
  ),
  rule('BR-CL-23', ({ lines }) => isEvery(lines, (line) => /^[A-Z\d]{2,3}$/.test(quantityOf(line)?.attribute('unitCode') ?? ''))),
  rule('BR-CL-25', ({ seller, buyer }) =>
    [seller, buyer].flatMap((one) => one?.all('EndpointID') ?? []).every((one) => /^(?:EM|\d{4})$/.test(one.attribute('schemeID'))),
  ),
  rule('PEPPOL-EN16931-R020', ({ seller }) => has(seller, 'EndpointID')),
  rule('PEPPOL-EN16931-R010', ({ buyer }) => has(buyer, 'EndpointID')),
  rule('PEPPOL-EN16931-R120', ({ lines }) =>
    isEvery(
      lines,
      (line) => Math.abs(line.cents('LineExtensionAmount') - Math.round(Number(quantityOf(line)?.text()) * Number(line.text('Price/PriceAmount')) * 100)) <= 2,
    ),
  ),
];
