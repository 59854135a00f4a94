import type { additionalPayments } from '@vitrina/contract/additional-payments';
import { namedCall } from '../../api/named-call.ts';

export const ADDITIONAL_CALL = namedCall<typeof additionalPayments.additionalPayment>('webshop_additional_payment', 'GET');
