import type { CreatedPayment } from '@vitrina/contract/orders';
import type { StartedPayment } from '../../../adapters/payments/gateway.ts';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { countFailedPayments, hashAddress } from '../../payments/index.ts';

/** Failed payments within an hour for one subject or from one address; more indicate card testing. */
const MAX_FAILED = 5;

/** Reply where the payment could not be started; the order stays. */
export const PAYMENT_NOT_STARTED: CreatedPayment = { label_name: 'error_empty_payment_form' };

/** `null`: below the limit of failed payments for this subject and address. */
export async function refuseAfterFailures(db: Db, { reference, address }: { reference: string; address: string }): Promise<Outcome<never> | null> {
  const failed = await countFailedPayments(db, { reference, addressHash: hashAddress(address) });
  return failed >= MAX_FAILED ? fail('error_too_many_requests', { headers: { 'retry-after': '3600' } }) : null;
}

/** Returns how the browser continues the payment. */
export function toCreatedPayment(started: StartedPayment): CreatedPayment {
  switch (started.kind) {
    case 'form':
      return { hidden_form: { action: started.action, method: 'post', fields: started.fields } };
    case 'redirect':
      return { redirect_url: started.url };
    case 'frame':
      return { frame_url: started.url };
    case 'none':
      return PAYMENT_NOT_STARTED;
  }
}
