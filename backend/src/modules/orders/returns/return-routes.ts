import { staffReturns } from '@vitrina/contract/staff/returns';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { agreeReturn } from './agree-return.ts';
import { createReturn } from './create-return.ts';
import { inspectReturn } from './inspect-return.ts';
import { savePhoto, readPhoto } from './save-photo.ts';
import { exportReturns, getReturn, listReturns } from './list-returns.ts';
import { receiveReturn } from './receive-return.ts';
import { refuseReturn } from './refuse-return.ts';
import { readReturnLabel, sendReturnLabel } from './send-return-label.ts';
import { settleReturn } from './settle-return.ts';
import { stepBack } from './step-back.ts';

export const returnRoutes = (deps: OrderDeps): Binding[] => [
  bind(staffReturns.search, listReturns),
  bind(staffReturns.csv, exportReturns),
  bind(staffReturns.create, createReturn(deps)),
  bind(staffReturns.get, getReturn(deps)),
  bind(staffReturns.agree, agreeReturn(deps)),
  bind(staffReturns.receive, receiveReturn(deps)),
  bind(staffReturns.inspect, inspectReturn(deps)),
  bind(staffReturns.settle, settleReturn(deps)),
  bind(staffReturns.refuse, refuseReturn(deps)),
  bind(staffReturns.back, stepBack(deps)),
  bind(staffReturns.label, sendReturnLabel(deps)),
  bind(staffReturns.labelFile, readReturnLabel),
  bind(staffReturns.photo, savePhoto),
  bind(staffReturns.readPhoto, readPhoto),
];
