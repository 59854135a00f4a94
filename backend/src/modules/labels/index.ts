/** Interface texts by language. Public entry point of the module. */
import { site } from '@vitrina/contract/site';
import { type Binding, bind } from '../../http/bind.ts';
import { ok } from '../../http/outcome.ts';
import { getLabels, type WordedSite } from './get-labels.ts';

export { getLabels, readShippedText, readShippedTexts, shippedText, wordedText } from './get-labels.ts';
export { judgeWords } from './judge-words.ts';

export const labelRoutes = (shop: WordedSite): Binding[] => [
  bind(site.labels, async (input, { db, lang }) => ok(await getLabels({ db, lang: input.lang ?? lang, site: shop }))),
];
