import { staffDesk } from '@vitrina/contract/staff/desk';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { bookDeskPayment } from './book-desk-payment.ts';
import { countOrders } from './count-orders.ts';
import { exportOrders } from './export-orders.ts';
import { getDeskOrder } from './get-desk-order.ts';
import { listOrderChoices } from './list-order-choices.ts';
import { changeDeskOrderState } from './change-desk-order-state.ts';
import { saveOrderDesk } from './save-order-desk.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { searchEverywhere } from './search-everywhere.ts';
import { searchOrders } from './search-orders.ts';
import { sumSales } from './sum-sales.ts';

export const orderDeskRoutes = (deps: OrderDeps, catalogue: Catalogue): Binding[] => [
  bind(orderDesk.search, searchOrders(deps)),
  bind(orderDesk.csv, exportOrders(deps)),
  bind(orderDesk.choices, listOrderChoices(deps)),
  bind(orderDesk.get, getDeskOrder),
  bind(orderDesk.save, saveOrderDesk),
  bind(staffDesk.counts, countOrders()),
  bind(staffDesk.figures, sumSales(deps)),
  bind(staffDesk.search, searchEverywhere(catalogue, deps)),
  bind(staffDesk.move, changeDeskOrderState),
  bind(staffDesk.book, bookDeskPayment(deps)),
];
