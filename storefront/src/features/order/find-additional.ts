import { type AdditionalPayment, additionalPayments } from '@vitrina/contract/additional-payments';
import type { LoadContext } from '../../context/page-types.ts';
import { identifierOf } from './find-order.ts';

/** The additional payment an address names. `null` where it names none; a wrong one throws and ends as the same 404 page. */
export async function findAdditional(context: LoadContext): Promise<AdditionalPayment | null> {
  const identifier = identifierOf(context);
  return identifier === null ? null : context.api.get(additionalPayments.additionalPayment, { identifier });
}
