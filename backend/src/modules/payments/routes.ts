import { callbackRoute } from '../../http/payment-callbacks.ts';
import type { Route } from '../../http/route.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { receiveCallback } from './receive-callback.ts';

/** The address that gateways call; shoppers start a payment of their order by `orderRoutes`. */
export const paymentRoutes = (deps: PaymentDeps): Route[] => [callbackRoute(receiveCallback(deps))];
