import { toDecimal } from '@vitrina/contract/values/money';
import type { DocumentData } from '../document-data.ts';
import type { BusinessData, BusinessParty } from './business-party.ts';
import { type NetAmounts, type NetChange, netAmounts, type NetLine } from './net-amounts.ts';
import { el, group, textEl, writeXml, type Xml } from './write-xml.ts';

export const EN_16931 = 'urn:cen.eu:en16931:2017';
export const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

type Translate = (label: string) => string;
interface UblContext {
  data: DocumentData;
  business: BusinessData;
  amounts: NetAmounts;
  translate: Translate;
}

/** Builds the document as UBL 2.1 (EN 16931; for buyers in Germany XRechnung) from the printed data. */
export function buildUbl(data: DocumentData, business: BusinessData, translate: Translate): string {
  const isCredit = data.kind === 'credit_note';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const context: UblContext = { data, business, amounts: netAmounts(data, translate), translate };
  const { amounts } = context;
  return writeXml(
    el(
      root,
      [
        el('cbc:CustomizationID', business.buyer.country === 'DE' ? XRECHNUNG : EN_16931),
        el('cbc:ProfileID', PROCESS),
        el('cbc:ID', data.number),
        el('cbc:IssueDate', data.date),
        !isCredit && data.payment?.dueOn ? el('cbc:DueDate', data.payment.dueOn) : null,
        el(isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', isCredit ? '381' : '380'),
        ...data.notes.map((note) => textEl('cbc:Note', translate(note))),
        ...(data.otherSellers ?? []).map(({ name }) =>
          textEl('cbc:Note', `${translate('document_other_sellers')}: ${name}. ${translate('document_other_sellers_text')}`),
        ),
        el('cbc:DocumentCurrencyCode', data.currency),
        el('cbc:BuyerReference', data.order.number),
        el('cac:OrderReference', [el('cbc:ID', data.order.number)]),
        data.invoice &&
          el('cac:BillingReference', [el('cac:InvoiceDocumentReference', [el('cbc:ID', data.invoice.number), el('cbc:IssueDate', data.invoice.date)])]),
        el('cac:AccountingSupplierParty', [party(business.seller, 'seller')]),
        el('cac:AccountingCustomerParty', [party(business.buyer, 'buyer')]),
        delivery(context),
        paymentMeans(context),
        paymentTerms(context),
        ...amounts.allowances.map((change) => allowanceCharge(change, false, context)),
        ...amounts.charges.map((change) => allowanceCharge(change, true, context)),
        taxTotal(context),
        monetaryTotal(context),
        ...amounts.lines.map((line, i) => documentLine(line, i + 1, context)),
      ],
      { xmlns: `${UBL}${root}-2`, 'xmlns:cac': `${UBL}CommonAggregateComponents-2`, 'xmlns:cbc': `${UBL}CommonBasicComponents-2` },
    ),
  );
}

const decimals = (minor: number): string => toDecimal(minor).toFixed(2);
const money = (name: string, minor: number, { data }: UblContext): Xml => el(name, decimals(minor), { currencyID: data.currency });

function party({ name, street, town, postCode, country, vatNumber, taxNumber, register, contact }: BusinessParty, role: 'seller' | 'buyer'): Xml {
  const scheme = (id: string, scheme: string) => el('cac:PartyTaxScheme', [el('cbc:CompanyID', id), el('cac:TaxScheme', [el('cbc:ID', scheme)])]);
  return el('cac:Party', [
    textEl('cbc:EndpointID', contact.email, { schemeID: 'EM' }),
    el('cac:PostalAddress', [
      textEl('cbc:StreetName', street),
      textEl('cbc:CityName', town),
      textEl('cbc:PostalZone', postCode),
      el('cac:Country', [el('cbc:IdentificationCode', country)]),
    ]),
    vatNumber === null ? null : scheme(vatNumber, 'VAT'),
    taxNumber === null || role === 'buyer' ? null : scheme(taxNumber, 'TAX'),
    el('cac:PartyLegalEntity', [el('cbc:RegistrationName', name), textEl('cbc:CompanyID', register)]),
    group('cac:Contact', [textEl('cbc:Name', contact.name || name), textEl('cbc:Telephone', contact.phone), textEl('cbc:ElectronicMail', contact.email)]),
  ]);
}

const delivery = ({ data, business: { deliverTo } }: UblContext): Xml =>
  el('cac:Delivery', [
    el('cbc:ActualDeliveryDate', data.suppliedOn ?? data.date),
    el('cac:DeliveryLocation', [
      el('cac:Address', [
        textEl('cbc:StreetName', deliverTo.street),
        textEl('cbc:CityName', deliverTo.town),
        textEl('cbc:PostalZone', deliverTo.postCode),
        el('cac:Country', [el('cbc:IdentificationCode', deliverTo.country)]),
      ]),
    ]),
  ]);

/** 30: transfer to a named account; 1: another method, for which the payer needs no data. */
function paymentMeans({ data: { payment } }: UblContext): Xml {
  const transfer = payment?.transfer;
  return el('cac:PaymentMeans', [
    el('cbc:PaymentMeansCode', transfer ? '30' : '1'),
    textEl('cbc:PaymentID', transfer?.reference),
    transfer
      ? el('cac:PayeeFinancialAccount', [
          el('cbc:ID', transfer.iban.replace(/\s/g, '')),
          textEl('cbc:Name', transfer.recipient),
          el('cac:FinancialInstitutionBranch', [el('cbc:ID', transfer.bic)]),
        ])
      : null,
  ]);
}

const isPaid = ({ payment, kind }: DocumentData): boolean => kind === 'credit_note' || payment?.isPaid === true;

const paymentTerms = ({ data, translate }: UblContext): Xml | null =>
  isPaid(data) ? null : el('cac:PaymentTerms', [el('cbc:Note', `${data.payment?.title ?? ''}: ${translate('document_to_pay')}`)]);

function allowanceCharge({ label, net, percent }: NetChange, isCharge: boolean, context: UblContext): Xml {
  return el('cac:AllowanceCharge', [
    el('cbc:ChargeIndicator', String(isCharge)),
    el('cbc:AllowanceChargeReason', context.translate(label)),
    money('cbc:Amount', net, context),
    category('cac:TaxCategory', percent, context),
  ]);
}

const EXEMPT: Readonly<Record<BusinessData['zeroCategory'], { code: string | null; text: string }>> = {
  G: { code: 'VATEX-EU-G', text: 'Export outside the EU' },
  K: { code: 'VATEX-EU-IC', text: 'Intra-Community supply' },
  E: { code: null, text: 'Not taxed' },
};
const codeOf = (percent: number, { business }: UblContext): string => (percent > 0 ? 'S' : business.zeroCategory);

function category(name: string, percent: number, context: UblContext, withReason = false): Xml {
  const code = codeOf(percent, context);
  const reason = code === 'S' || !withReason ? null : EXEMPT[context.business.zeroCategory];
  return el(name, [
    el('cbc:ID', code),
    el('cbc:Percent', String(percent)),
    textEl('cbc:TaxExemptionReasonCode', reason?.code),
    textEl('cbc:TaxExemptionReason', reason?.text),
    el('cac:TaxScheme', [el('cbc:ID', 'VAT')]),
  ]);
}

function taxTotal(context: UblContext): Xml {
  const { vat } = context.amounts;
  return el('cac:TaxTotal', [
    money(
      'cbc:TaxAmount',
      vat.reduce((sum, one) => sum + one.vat, 0),
      context,
    ),
    ...vat.map(({ percent, base, vat }) =>
      el('cac:TaxSubtotal', [
        money('cbc:TaxableAmount', base, context),
        money('cbc:TaxAmount', vat, context),
        category('cac:TaxCategory', percent, context, true),
      ]),
    ),
  ]);
}

function monetaryTotal(context: UblContext): Xml {
  const { lines, allowances, charges, vat, total } = context.amounts;
  const sum = (all: readonly { net: number }[]): number => all.reduce((whole, { net }) => whole + net, 0);
  const isInvoice = context.data.kind === 'invoice';
  const prepaid = !isInvoice ? 0 : isPaid(context.data) ? total : (context.data.prepaid ?? 0);
  return el('cac:LegalMonetaryTotal', [
    money('cbc:LineExtensionAmount', sum(lines), context),
    money(
      'cbc:TaxExclusiveAmount',
      vat.reduce((whole, { base }) => whole + base, 0),
      context,
    ),
    money('cbc:TaxInclusiveAmount', total, context),
    allowances.length > 0 ? money('cbc:AllowanceTotalAmount', sum(allowances), context) : null,
    charges.length > 0 ? money('cbc:ChargeTotalAmount', sum(charges), context) : null,
    prepaid > 0 ? money('cbc:PrepaidAmount', prepaid, context) : null,
    money('cbc:PayableAmount', total - prepaid, context),
  ]);
}

function documentLine({ code, title, qty, net, percent }: NetLine, id: number, context: UblContext): Xml {
  const isCredit = context.data.kind === 'credit_note';
  return el(isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine', [
    el('cbc:ID', String(id)),
    // C62: unit of pieces (UN/ECE recommendation 20).
    el(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(qty), { unitCode: 'C62' }),
    money('cbc:LineExtensionAmount', net, context),
    el('cac:Item', [
      el('cbc:Name', title || code || '–'),
      code ? el('cac:SellersItemIdentification', [el('cbc:ID', code)]) : null,
      category('cac:ClassifiedTaxCategory', percent, context),
    ]),
    el('cac:Price', [el('cbc:PriceAmount', String(Number((toDecimal(net) / qty).toFixed(8))), { currencyID: context.data.currency })]),
  ]);
}
