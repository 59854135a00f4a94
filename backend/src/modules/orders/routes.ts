import { webshopOrders } from '@vitrina/contract/orders';
import { additionalPayments } from '@vitrina/contract/additional-payments';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { type Binding, bind } from '../../http/bind.ts';
import { requestAdditionalPayment } from './additional/request-additional-payment.ts';
import { getAdditionalPayment } from './additional/get-additional-payment.ts';
import { payAdditionalPayment } from './additional/pay-additional-payment.ts';
import { cancelOrder } from './cancellation/cancel-order.ts';
import { deviceRoutes } from './devices/device-routes.ts';
import { getOrderLegal } from './legal/get-order-legal.ts';
import { accountOverview } from './overview/account-overview.ts';
import { createPayment } from './payment/create-payment.ts';
import { getOrder, getOrderStatus } from './views/get-order.ts';
import { listOrders } from './views/list-orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { agreeToWithdrawal } from './staff/agree-to-withdrawal.ts';
import { bookPayment } from './staff/book-payment.ts';
import { changeOrderState } from './staff/change-order-state.ts';
import { confirmWithdrawal, getWithdrawalConfirmation } from './withdrawal/confirm-withdrawal.ts';
import { withdrawFromOrder } from './withdrawal/withdraw-from-order.ts';

/** Endpoints of orders, except their creation, which needs the cart and belongs to the checkout. */
export const orderRoutes = (deps: OrderDeps): Binding[] => [
  bind(webshopOrders.order, getOrder(deps)),
  bind(webshopOrders.orderStatus, getOrderStatus),
  bind(webshopOrders.orderLegal, getOrderLegal),
  ...deviceRoutes(deps),
  bind(webshopOrders.createPayment, createPayment(deps)),
  bind(webshopOrders.overview, accountOverview(deps)),
  bind(webshopOrders.orders, listOrders(deps)),
  bind(webshopOrders.cancelOrder, cancelOrder(deps)),
  bind(withdrawals.withdraw, withdrawFromOrder(deps)),
  bind(withdrawals.confirmation, getWithdrawalConfirmation),
  bind(withdrawals.confirm, confirmWithdrawal(deps)),
  bind(additionalPayments.ask, requestAdditionalPayment(deps)),
  bind(additionalPayments.additionalPayment, getAdditionalPayment(deps)),
  bind(additionalPayments.pay, payAdditionalPayment(deps)),
  bind(staffOrders.moveOrder, changeOrderState(deps.config)),
  bind(staffOrders.bookPayment, bookPayment(deps)),
  bind(staffOrders.agreeToWithdrawal, agreeToWithdrawal(deps)),
];
