import type { Guarantee } from '@vitrina/contract/law/product-law';
import type { textsIn } from './texts-in.ts';

/** Statement of a manufacturer's guarantee: guarantor, price, legal rights, territory. The guarantor's name may end with a full stop: `d. o. o.` */
export const guaranteeLines = ({ guarantor, free, territory }: Guarantee, translate: ReturnType<typeof textsIn>): string[] => [
  translate(free ? 'law_guarantee_text' : 'law_guarantee_text_paid', { guarantor }).replace('..', '.'),
  ...(territory === undefined ? [] : [translate('law_guarantee_territory', { territory: territory === 'EU' ? translate('law_territory_union') : territory })]),
];
