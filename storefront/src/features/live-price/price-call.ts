import type { catalogue } from '@vitrina/contract/catalogue';
import { namedCall } from '../../api/named-call.ts';

export const PRICE_CALL = namedCall<typeof catalogue.priceQty>('catalog_price_qty', 'POST');
