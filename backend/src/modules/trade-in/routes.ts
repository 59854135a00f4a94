import { staffTradeIns } from '@vitrina/contract/staff/trade-ins';
import { tradeIn } from '@vitrina/contract/trade-in';
import { type Binding, bind } from '../../http/bind.ts';
import { estimate } from './estimate.ts';
import { answerOffer, readOffer } from './follow-offer.ts';
import { listDevices } from './list-devices.ts';
import { exportTradeInList, searchTradeIns } from './list-trade-ins.ts';
import { makeOffer } from './make-offer.ts';
import { inspectTradeIn, receiveTradeIn, sendBackTradeIn } from './trade-in-desk.ts';
import type { TradeInDeps } from './trade-in-deps.ts';

export const tradeInRoutes = (deps: TradeInDeps): Binding[] => [
  bind(tradeIn.devices, listDevices(deps)),
  bind(tradeIn.estimate, estimate(deps)),
  bind(tradeIn.offer, makeOffer(deps)),
  bind(tradeIn.offerState, readOffer(deps)),
  bind(tradeIn.answer, answerOffer(deps)),
  bind(staffTradeIns.search, searchTradeIns(deps)),
  bind(staffTradeIns.csv, exportTradeInList(deps)),
  bind(staffTradeIns.receive, receiveTradeIn(deps)),
  bind(staffTradeIns.inspect, inspectTradeIn(deps)),
  bind(staffTradeIns.sendBack, sendBackTradeIn(deps)),
];
