import { wordedText } from '../modules/labels/index.ts';
import type { OrderDeps } from '../modules/orders/index.ts';
import type { TestBackend } from './test-backend.ts';
import { siteOf } from '../site-config.ts';
import { ORIGIN } from './test-backend.ts';

/** What jobs about orders are given, of a test's backend. */
export function ordersOf({ settings, gateways, errors }: TestBackend): OrderDeps {
  const config = { ...siteOf(settings.current()), publicUrl: ORIGIN };
  return { config, gateways, text: wordedText(settings.current), logError: (error) => errors.push(error) };
}
