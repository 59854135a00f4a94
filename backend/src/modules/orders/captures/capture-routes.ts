import { staffCaptures } from '@vitrina/contract/staff/captures';
import { type Binding, bind } from '../../../http/bind.ts';
import type { OrderDeps } from '../order-deps.ts';
import { capturePayment, releasePayment } from './capture-payment.ts';

export const captureRoutes = (deps: OrderDeps): Binding[] => [
  bind(staffCaptures.make, capturePayment(deps)),
  bind(staffCaptures.release, releasePayment(deps)),
];
