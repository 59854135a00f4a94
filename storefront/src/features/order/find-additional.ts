import { type AdditionalPayment, additionalPayments } from '@vitrina/contract/additional-payments';
import type { LoadContext } from '../../context/page-types.ts';
import { identifierOf } from './find-order.ts';

/** The additional payment in an address. `null`: no identifier; a wrong one throws and ends as the 404 page too. */
export async function findAdditional(context: LoadContext): Promise<AdditionalPayment | null> {
  const identifier = identifierOf(context);
  return identifier === null ? null : context.api.get(additionalPayments.additionalPayment, { identifier });
}
