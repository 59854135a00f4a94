import { webshopOrders } from '@vitrina/contract/orders';
import { expect, it } from 'vitest';
import { ORDER_STATUS_CALL } from './order-calls.ts';

it('is the contract’s call', () => expect(ORDER_STATUS_CALL).toMatchObject({ key: webshopOrders.orderStatus.key, method: webshopOrders.orderStatus.method }));
