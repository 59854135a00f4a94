import type { WithdrawalSummary } from '@vitrina/contract/orders';
import type { Image } from '@vitrina/contract/products';
import type { Withdrawal, WithdrawalConfirmation } from '@vitrina/contract/withdrawals';

/** The data of an order for the statement, for any client with its identifier. */
export interface OrderToWithdraw {
  identifier: string;
  number: string;
  email: string;
  state: WithdrawalSummary['state'];
  until: string | null;
  days: number;
  received_at: string | null;
  lines: OrderToWithdrawLine[];
}

interface OrderToWithdrawLine {
  code: string;
  title: string;
  titleLang: string | null;
  /** `null`: a service, or a product without a picture. */
  image: Pick<Image, 'upload_path' | 'kind'> | null;
  qty: number;
  withdrawn: number;
  is_over?: true | undefined;
}

/** Values of the form, as text. */
export interface StatementValues {
  number: string;
  email: string;
  name: string;
  message: string;
  /** Withdrawn quantities by code, from earlier statements and this one; 0: none now. `null`: the whole order. */
  chosen: Record<string, number> | null;
}

/** The steps of a withdrawal. `order` is `null` if it is identified by number and e-mail, and when such a statement is confirmed. */
export type Props = { order: OrderToWithdraw | null } & (
  | { step: 'agreement'; link: string; confirmation: WithdrawalConfirmation }
  | { step: 'statement'; values: StatementValues; errors: Record<string, string>; problem: string | null }
  | { step: 'confirm'; values: StatementValues; withdrawal: Withdrawal }
  | { step: 'received'; withdrawal: Withdrawal }
);
