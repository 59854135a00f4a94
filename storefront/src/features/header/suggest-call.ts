import type { catalogue } from '@vitrina/contract/catalogue';
import { namedCall } from '../../api/named-call.ts';

export const SUGGEST = namedCall<typeof catalogue.suggest>('catalog_suggest', 'GET');
