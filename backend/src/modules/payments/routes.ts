import { callbackRoute } from '../../http/payment-callbacks.ts';
import type { Route } from '../../http/route.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { receiveCallback } from './receive-callback.ts';

/** Route of the gateways' callbacks; shoppers start a payment through `orderRoutes`. */
export const paymentRoutes = (deps: PaymentDeps): Route[] => [callbackRoute(receiveCallback(deps))];
