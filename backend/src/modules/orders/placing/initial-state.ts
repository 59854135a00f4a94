import type { PaymentType } from '@vitrina/contract/orders';
import type { OrderDraft } from './order-draft.ts';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';

const DAY_MINUTES = 24 * 60;

export interface InitialState {
  status: 'waiting' | 'new' | 'confirmed';
  paymentStatus: 'unpaid' | 'paid';
  /** Minutes until it expires unpaid; `null`: it does not expire. */
  waitMinutes: number | null;
}

/** State of a new order: a free one is paid, cash on delivery is confirmed at once, all others wait for payment. */
export function initialState({ total, payment }: Pick<OrderDraft, 'total' | 'payment'>, deps: OrderDeps): InitialState {
  if (total === 0) return { status: 'confirmed', paymentStatus: 'paid', waitMinutes: null };
  const isTransfer = payment.code === 'bank-transfer';
  const waitMinutes = isTransfer ? deps.config.settings.payment.transferDays * DAY_MINUTES : (gatewayOf(deps, payment.code)?.waitMinutes ?? null);
  return { status: waitMinutes === null ? 'confirmed' : 'new', paymentStatus: 'unpaid', waitMinutes };
}

export const paymentTypeOf = ({ total, payment }: Pick<OrderDraft, 'total' | 'payment'>): PaymentType => (total === 0 ? 'none' : payment.type);
