import type { webshopOrders } from '@vitrina/contract/orders';
import { namedCall } from '../../api/named-call.ts';

export const ORDER_STATUS_CALL = namedCall<typeof webshopOrders.orderStatus>('webshop_order_status', 'GET');
