import type { quickOrder } from '@vitrina/contract/quick-order';
import { namedCall } from '../../api/named-call.ts';

export const ORDER_CALL = namedCall<typeof quickOrder.quickOrder>('webshop_quick_order', 'POST');
