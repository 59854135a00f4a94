import { staffStock } from '@vitrina/contract/staff/stock';
import { type Binding, bind } from '../../../http/bind.ts';
import { adjustStock } from './adjust-stock.ts';
import { countStock, receiveStock } from './count-stock.ts';
import { endTransfer } from './end-transfer.ts';
import { expectStock } from './expect-stock.ts';
import { exportTransfers, listTransfers } from './list-transfers.ts';
import { sendTransfer } from './send-transfer.ts';
import { exportStock } from './export-stock.ts';
import { listMovements, listStock } from './list-stock.ts';

export const stockRoutes = (orderNumber: (id: number) => string): Binding[] => [
  bind(staffStock.grid, listStock),
  bind(staffStock.csv, exportStock),
  bind(staffStock.movements, listMovements(orderNumber)),
  bind(staffStock.adjust, adjustStock),
  bind(staffStock.count, countStock),
  bind(staffStock.receive, receiveStock),
  bind(staffStock.expect, expectStock),
  bind(staffStock.transfers, listTransfers),
  bind(staffStock.transfersCsv, exportTransfers),
  bind(staffStock.send, sendTransfer),
  bind(staffStock.endTransfer, endTransfer),
];
