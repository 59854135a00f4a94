import { staffStock } from '@vitrina/contract/staff/stock';
import { type Binding, bind } from '../../../http/bind.ts';
import { adjustStock } from './adjust-stock.ts';
import { listMovements, listStock } from './list-stock.ts';

export const stockRoutes = (orderNumber: (id: number) => string): Binding[] => [
  bind(staffStock.grid, listStock),
  bind(staffStock.movements, listMovements(orderNumber)),
  bind(staffStock.adjust, adjustStock),
];
