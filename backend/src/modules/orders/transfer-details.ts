import type { Cart } from '@vitrina/contract/cart';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { BankTransfer } from '@vitrina/contract/orders';
import { toDecimal } from '@vitrina/contract/values/money';
import { orderReference, type Party, transferCode } from '../../adapters/transfer-codes/index.ts';
import type { OrderDeps } from './order-deps.ts';
import { orderNumber } from './order-identifier.ts';
import type { OrderRow } from './order-queries.ts';
import { canPay } from './order-states.ts';

/** What is needed to pay an order by a transfer, in the language it was bought in; `null` where it is paid otherwise or no more. */
export function transferOf(deps: OrderDeps, order: OrderRow, { customer }: Pick<Cart, 'customer'>): BankTransfer | null {
  if (order.payment_code !== 'bank-transfer' || !canPay(order)) return null;
  const number = orderNumber(order.id);
  const purpose = deps.text(order.lang, 'transfer_purpose').replace('{number}', number);
  return transferFor(deps, { lang: order.lang, number, purpose, amount: order.total, currency: order.currency, customer });
}

interface Owed {
  lang: LanguageCode;
  /** Digits that name it on the bank's statement. */
  number: string;
  purpose: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  customer: Cart['customer'];
}

/** What is needed to pay a sum by a transfer, with the code of the language's country. */
export function transferFor(deps: OrderDeps, { lang, number, purpose, amount, currency, customer }: Owed): BankTransfer {
  const { recipient, iban, bic } = deps.config.bankAccounts[lang];
  const reference = orderReference(lang, number);
  const code = transferCode({ lang, payer: payerOf(customer), recipient, account: iban, bic, amount, currency, reference, purpose });
  return {
    recipient: recipient.name,
    recipient_address: `${recipient.address}, ${recipient.town}`,
    iban,
    bic,
    reference,
    purpose,
    amount: toDecimal(amount),
    currency,
    code_kind: code?.kind ?? null,
    code_svg: code?.svg ?? null,
  };
}

/** Who pays, as far as the checkout asked. */
function payerOf(customer: Cart['customer']): Party {
  const join = (...names: string[]): string =>
    names
      .map((name) => customer?.fields[name]?.trim())
      .filter(Boolean)
      .join(' ');
  return { name: (customer?.is_company && join('company_name')) || join('name', 'surname'), address: join('street'), town: join('post_code', 'town') };
}
