import { webshopOrders } from '@vitrina/contract/orders';
import { type Binding, bind } from '../../http/bind.ts';
import { cancelOrder } from './cancel-order.ts';
import { createPayment } from './create-payment.ts';
import { getOrder, getOrderStatus } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrderDeps } from './order-deps.ts';

/** All but the creation of an order, which needs the cart and is the checkout's. */
export const orderRoutes = (deps: OrderDeps): Binding[] => [
  bind(webshopOrders.order, getOrder(deps)),
  bind(webshopOrders.orderStatus, getOrderStatus),
  bind(webshopOrders.createPayment, createPayment(deps)),
  bind(webshopOrders.orders, listOrders(deps)),
  bind(webshopOrders.cancelOrder, cancelOrder(deps)),
];
