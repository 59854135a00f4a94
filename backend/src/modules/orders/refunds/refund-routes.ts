import { staffPayments } from '@vitrina/contract/staff/payments';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { exportPayments, searchPayments } from '../payments-list/search-payments.ts';
import { bookRefund, refundTransferCode } from './book-refund.ts';
import { exportRefunds, searchDueRefunds } from './due-refunds.ts';
import { listRefunds } from './list-refunds.ts';
import { refundOrder, previewRefund } from './refund-order.ts';

export const refundRoutes = (deps: OrderDeps): Binding[] => [
  bind(staffRefunds.preview, previewRefund(deps)),
  bind(staffRefunds.make, refundOrder(deps)),
  bind(staffRefunds.list, listRefunds),
  bind(staffRefunds.due, searchDueRefunds(deps)),
  bind(staffRefunds.csv, exportRefunds(deps)),
  bind(staffRefunds.given, bookRefund),
  bind(staffRefunds.transferCode, refundTransferCode(deps)),
  bind(staffPayments.search, searchPayments(deps)),
  bind(staffPayments.csv, exportPayments(deps)),
];
