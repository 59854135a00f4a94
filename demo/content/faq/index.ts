import { account } from './account.ts';
import { delivery } from './delivery.ts';
import { guarantee } from './guarantee.ts';
import { hidden } from './hidden.ts';
import { ordering } from './ordering.ts';
import { payment } from './payment.ts';
import { returns } from './returns.ts';
import type { DemoFaqGroup } from './types.ts';

/** Frequently asked questions in the order of the page. */
export const faqGroups: readonly DemoFaqGroup[] = [ordering, delivery, payment, guarantee, returns, account, hidden];
