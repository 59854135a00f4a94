import type { AdditionalPayment } from '@vitrina/contract/additional-payments';
import type { AdditionalSummary, BankTransfer } from '@vitrina/contract/orders';
import type { Cart } from '@vitrina/contract/cart';
import { toPaymentOption } from '@vitrina/contract/settings/payment-option';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { OrderDeps } from '../order-deps.ts';
import { orderIdentifierOf } from '../order-identifier.ts';
import { orderNumber } from '../order-number.ts';
import type { OrderRow } from '../order-queries.ts';
import { orderPaymentMethods } from '../payment/order-payment-methods.ts';
import { transferDetails } from '../payment/transfer-details.ts';
import type { AdditionalRow } from './additional-queries.ts';
import { canPayAdditional } from './additional-states.ts';

/** An additional payment as its order lists it. */
export const toAdditionalSummary = (additional: AdditionalRow, order: Pick<OrderRow, 'status'>): AdditionalSummary => ({
  identifier: orderIdentifierOf(additional),
  amount: toDecimal(additional.amount),
  currency: additional.currency,
  reason: additional.reason,
  payment_status: additional.payment_status,
  created_at: additional.created_at.toISOString(),
  can_pay: canPayAdditional(additional, order),
});

interface WholeAdditional {
  additional: AdditionalRow;
  order: OrderRow;
  /** The payer, for the transfer slip. */
  customer: Cart['customer'];
}

/** The reply for the holder of the payment's identifier. */
export function toAdditionalPayment(deps: OrderDeps, lang: LanguageCode, { additional, order, customer }: WholeAdditional): AdditionalPayment {
  const { can_pay, ...summary } = toAdditionalSummary(additional, order);
  const ways = can_pay ? orderPaymentMethods(deps, { currency: additional.currency, lang: order.lang }) : [];
  const number = orderNumber(order.id);
  const texts = { lang, text: deps.text, settings: deps.config.settings };
  return {
    ...summary,
    order_number: number,
    can_pay,
    payments: ways.filter((gateway) => gateway.type !== 'none').map((gateway) => toPaymentOption(gateway, 0, texts)),
    transfer: ways.some((gateway) => gateway.code === 'bank-transfer')
      ? withoutPayer(
          transferDetails(deps, {
            lang: order.lang,
            number: additional.number,
            purpose: deps.text(order.lang, 'transfer_purpose_additional').replace('{number}', number),
            amount: additional.amount,
            currency: additional.currency,
            customer,
            until: null,
          }),
        )
      : null,
  };
}

/** The address of a payment may be passed on to another payer: the buyer's name and address are left out. */
const withoutPayer = (transfer: BankTransfer | null): BankTransfer | null => transfer && { ...transfer, payer: '' };
