import { tradeIn } from '@vitrina/contract/trade-in';
import { type Binding, bind } from '../../http/bind.ts';
import { estimate } from './estimate.ts';
import { listDevices } from './list-devices.ts';
import type { TradeInDeps } from './trade-in-deps.ts';

export const tradeInRoutes = (deps: TradeInDeps): Binding[] => [bind(tradeIn.devices, listDevices(deps)), bind(tradeIn.estimate, estimate(deps))];
