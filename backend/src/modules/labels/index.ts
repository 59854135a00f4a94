import { site } from '@vitrina/contract/site';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Binding, bind } from '../../http/bind.ts';
import { ok } from '../../http/outcome.ts';
import { getLabels } from './get-labels.ts';

export { getLabels, readShippedTexts, shippedText } from './get-labels.ts';

export const labelRoutes = ({ defaultLanguage }: { defaultLanguage: LanguageCode }): Binding[] => [
  bind(site.labels, async (input, { db, lang }) => ok(await getLabels({ db, lang: input.lang ?? lang, defaultLanguage }))),
];
