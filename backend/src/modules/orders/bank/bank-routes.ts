import { staffBank } from '@vitrina/contract/staff/bank';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { bookEntries } from './book-entries.ts';
import { returnSurplus, surplusCode } from './return-surplus.ts';
import { exportEntries, listEntries } from './list-entries.ts';
import { matchByHand } from './match-by-hand.ts';
import { uploadStatement } from './upload-statement.ts';

export const bankRoutes = (deps: OrderDeps): Binding[] => [
  bind(staffBank.upload, uploadStatement),
  bind(staffBank.entries, listEntries),
  bind(staffBank.csv, exportEntries),
  bind(staffBank.match, matchByHand),
  bind(staffBank.returnSurplus, returnSurplus),
  bind(staffBank.surplusCode, surplusCode(deps)),
  bind(staffBank.book, bookEntries(deps)),
];
