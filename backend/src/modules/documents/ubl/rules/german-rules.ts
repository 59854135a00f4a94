import { has, isEvery, type Rule, rule } from './rule.ts';

/** Rules of XRechnung beyond EN 16931. */
export const GERMAN_RULES: readonly Rule[] = [
  rule('PEPPOL-EN16931-R001', ({ tree }) => has(tree, 'ProfileID')),
  rule('BR-DE-1', ({ tree }) => has(tree, 'PaymentMeans/PaymentMeansCode')),
  rule('BR-DE-2', ({ seller }) => seller?.one('Contact') != null),
  rule('BR-DE-3', ({ seller }) => has(seller, 'PostalAddress/CityName')),
  rule('BR-DE-4', ({ seller }) => has(seller, 'PostalAddress/PostalZone')),
  rule('BR-DE-5', ({ seller }) => has(seller, 'Contact/Name')),
  rule('BR-DE-6', ({ seller }) => has(seller, 'Contact/Telephone')),
  rule('BR-DE-7', ({ seller }) => has(seller, 'Contact/ElectronicMail')),
  rule('BR-DE-8', ({ buyer }) => has(buyer, 'PostalAddress/CityName')),
  rule('BR-DE-9', ({ buyer }) => has(buyer, 'PostalAddress/PostalZone')),
  rule('BR-DE-10', ({ tree }) => isEvery(tree.all('Delivery/DeliveryLocation/Address'), (one) => has(one, 'CityName'))),
  rule('BR-DE-11', ({ tree }) => isEvery(tree.all('Delivery/DeliveryLocation/Address'), (one) => has(one, 'PostalZone'))),
  rule('BR-DE-14', ({ breakdown }) => isEvery(breakdown, (one) => has(one, 'TaxCategory/Percent'))),
  rule('BR-DE-15', ({ tree }) => has(tree, 'BuyerReference')),
  rule('BR-DE-16', ({ seller }) => has(seller, 'PartyTaxScheme/CompanyID')),
  rule('BR-DE-17', ({ tree }) =>
    ['380', '381', '384', '389', '326', '875', '876', '877'].includes(tree.text('InvoiceTypeCode') || tree.text('CreditNoteTypeCode')),
  ),
  rule('BR-DE-21', ({ tree }) => tree.text('CustomizationID').startsWith('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_')),
  rule('BR-DE-23-a', ({ tree }) =>
    isEvery(tree.all('PaymentMeans'), (one) => !['30', '58'].includes(one.text('PaymentMeansCode')) || one.one('PayeeFinancialAccount') !== null),
  ),
  rule('BR-DE-24-a', ({ tree }) =>
    isEvery(tree.all('PaymentMeans'), (one) => !['48', '54', '55'].includes(one.text('PaymentMeansCode')) || one.one('CardAccount') !== null),
  ),
  rule('BR-DE-27', ({ seller }) => (seller?.text('Contact/Telephone').replace(/\D/g, '').length ?? 0) >= 3),
  rule('BR-DE-28', ({ seller }) => /^[^@\s.][^@\s]*@[^@\s]+\.[^@\s.]+$/.test(seller?.text('Contact/ElectronicMail') ?? '')),
];
