import { orderActions } from '@vitrina/contract/staff/order-actions';
import { type Binding, bind } from '../../../http/bind.ts';
import type { CreateOrderDeps } from '../create-order.ts';
import { createPhoneOrder } from './create-phone-order.ts';
import { previewPhoneOrder } from './preview-phone-order.ts';
import { previewOrderLines, saveOrderLines } from './edit-lines.ts';

/** Staff routes for order edits that need a basket, with the shop's own prices and checks. */
export const staffCheckoutRoutes = (deps: CreateOrderDeps): Binding[] => [
  bind(orderActions.create, createPhoneOrder(deps)),
  bind(orderActions.previewNew, previewPhoneOrder(deps)),
  bind(orderActions.previewLines, previewOrderLines(deps)),
  bind(orderActions.saveLines, saveOrderLines(deps)),
];
