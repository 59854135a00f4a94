import { dayIn } from '@vitrina/contract/values/date';
import type { Cart } from '@vitrina/contract/cart';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { isCountryCode } from '@vitrina/contract/values/countries';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { BankTransfer } from '@vitrina/contract/orders';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderReference, type Party, transferCode } from '../../../adapters/transfer-codes/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import type { OrderRow } from '../order-queries.ts';
import { canPay } from '../order-states.ts';

/** Bank transfer details in the language of the order; `null`: paid by another method, or not payable any more. */
export function orderTransfer(deps: OrderDeps, order: OrderRow, { customer }: Pick<Cart, 'customer'>): BankTransfer | null {
  if (order.payment_code !== 'bank-transfer' || !canPay(order)) return null;
  const number = orderNumber(order.id);
  const purpose = deps.text(order.lang, 'transfer_purpose').replace('{number}', number);
  return transferDetails(deps, { lang: order.lang, number, purpose, amount: order.total, currency: order.currency, customer, until: order.expires_at });
}

/** Returns the bank transfer details of an order on account, for its invoice; `null`: the market has no account. */
export function orderTransferOf(
  deps: OrderDeps,
  { id, lang, total, currency, snapshot }: Pick<OrderRow, 'id' | 'lang' | 'total' | 'currency'> & { snapshot: Pick<Cart, 'customer'> },
): BankTransfer | null {
  const number = orderNumber(id);
  const purpose = deps.text(lang, 'transfer_purpose').replace('{number}', number);
  return transferDetails(deps, { lang, number, purpose, amount: total, currency, customer: snapshot.customer, until: null });
}

interface Owed {
  lang: LanguageCode;
  /** Digits that identify the order on the bank statement. */
  number: string;
  purpose: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  customer: Cart['customer'];
  /** `null`: no limit. */
  until: Date | null;
}

/** Transfer details for an amount, with the QR code that banks in the buyer's country read. */
export function transferDetails(deps: OrderDeps, { lang, number, purpose, amount, currency, customer, until }: Owed): BankTransfer | null {
  const account = deps.config.bankAccounts[lang];
  if (!account) return null;
  const { recipient, iban, bic } = account;
  const reference = orderReference(lang, number);
  const country = isCountryCode(customer?.country) ? customer.country : homeCountry(deps.config.settings, lang);
  const payer = payerOf(customer);
  const due = until && dayIn(until, deps.config.settings.shop.timeZone);
  const code = transferCode({ country, payer, recipient, account: iban, bic, amount, currency, reference, purpose, ...(due && { due }) });
  return {
    recipient: recipient.name,
    recipient_address: `${recipient.address}, ${recipient.town}`,
    iban,
    bic,
    reference,
    purpose,
    amount: toDecimal(amount),
    currency,
    payer: [payer.name, payer.address, payer.town].filter(Boolean).join(', '),
    due,
    code_kind: code?.kind ?? null,
    code_svg: code?.svg ?? null,
  };
}

/** The payer, as far as the checkout collected it. */
function payerOf(customer: Cart['customer']): Party {
  const join = (...names: string[]): string =>
    names
      .map((name) => customer?.fields[name]?.trim())
      .filter(Boolean)
      .join(' ');
  return { name: (customer?.is_company && join('company_name')) || join('name', 'surname'), address: join('street'), town: join('post_code', 'town') };
}
