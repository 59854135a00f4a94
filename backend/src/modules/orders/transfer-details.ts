import type { Cart } from '@vitrina/contract/cart';
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
  const account = deps.config.bankAccounts[order.lang];
  const number = orderNumber(order.id);
  const reference = orderReference(order.lang, number);
  const purpose = deps.text(order.lang, 'transfer_purpose').replace('{number}', number);
  const { recipient, iban, bic } = account;
  const code = transferCode({
    ...{ lang: order.lang, payer: payerOf(customer), recipient, account: iban, bic, amount: order.total, currency: order.currency, reference, purpose },
  });
  return {
    recipient: recipient.name,
    recipient_address: `${recipient.address}, ${recipient.town}`,
    iban,
    bic,
    reference,
    purpose,
    amount: toDecimal(order.total),
    currency: order.currency,
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
