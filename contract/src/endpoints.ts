/** All calls of the interface. The served endpoint table, the typed client and OpenAPI come from here. */
import { webshopCart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { customers } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { webshopOrders } from './orders.ts';
import { site } from './site.ts';

export const endpoints = { site, customers, catalogue, webshopCart, webshopOrders } as const;

export const allEndpoints: readonly Endpoint[] = Object.values(endpoints).flatMap((domain): Endpoint[] => Object.values(domain) as Endpoint[]);

/** Called by gateways with bodies and signatures of their own (form or JSON), so it is no call of the typed interface. */
export const PAYMENT_CALLBACK_PATH = '/api/webshop/payment-callback/{gateway}/';

/** Name to path, as `GET /api/misc/endpoints?version=1` serves it. */
export const endpointTable = (): Record<string, string> => ({
  ...Object.fromEntries(allEndpoints.filter((endpoint) => endpoint.listed !== false).map((endpoint) => [endpoint.key, endpoint.path])),
  webshop_payment_callback: PAYMENT_CALLBACK_PATH,
});
