import type { Guarantee } from '@vitrina/contract/law/product-law';
import type { textsIn } from './texts-in.ts';

/** Who gives a maker's guarantee, at what price, beside which rights, and where it holds. A name may end with a full stop of its own: `d. o. o.` */
export const guaranteeLines = ({ guarantor, free, territory }: Guarantee, say: ReturnType<typeof textsIn>): string[] => [
  say(free ? 'law_guarantee_text' : 'law_guarantee_text_paid', { guarantor }).replace('..', '.'),
  ...(territory === undefined ? [] : [say('law_guarantee_territory', { territory: territory === 'EU' ? say('law_territory_union') : territory })]),
];
