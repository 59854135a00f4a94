import { orderDesk } from '@vitrina/contract/staff/orders';
import { type Binding, bind } from '../../../http/bind.ts';
import { getDeskOrder } from './get-desk-order.ts';
import { saveOrderDesk } from './save-order-desk.ts';
import { searchOrders } from './search-orders.ts';

export const orderDeskRoutes = (): Binding[] => [
  bind(orderDesk.search, searchOrders()),
  bind(orderDesk.get, getDeskOrder),
  bind(orderDesk.save, saveOrderDesk),
];
