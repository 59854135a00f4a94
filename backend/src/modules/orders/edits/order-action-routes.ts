import { orderActions } from '@vitrina/contract/staff/order-actions';
import { type Binding, bind } from '../../../http/bind.ts';
import { carryOutService } from '../carried-out/carry-out-service.ts';
import { cancelByStaff } from '../desk/cancel-by-staff.ts';
import { listOrderMails, previewOrderMail, type RenderMail, resendOrderMail, writeOrderMail } from '../desk/order-mails.ts';
import type { OrderDeps } from '../order-deps.ts';
import { saveOrderAddress } from './save-address.ts';

/** Routes of staff for order actions that need no basket; the rest belongs to checkout. */
export const orderActionRoutes = (deps: OrderDeps, render: RenderMail): Binding[] => [
  bind(orderActions.cancel, cancelByStaff(deps)),
  bind(orderActions.saveAddress, saveOrderAddress),
  bind(orderActions.service, carryOutService),
  bind(orderActions.mails, listOrderMails),
  bind(orderActions.previewMail, previewOrderMail(render)),
  bind(orderActions.resendMail, resendOrderMail),
  bind(orderActions.writeMail, writeOrderMail),
];
