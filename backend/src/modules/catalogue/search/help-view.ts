import type { HelpLink } from '@vitrina/contract/catalogue';
import { fillFigures } from '@vitrina/contract/values/fill-figures';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import { figuresOf } from '../rules/figures-of.ts';
import { findHelp, type HelpText } from './find-help.ts';

/** Help pages and FAQ answers for a query; placeholders in their titles, `{days}`, are filled from the current settings. */
export function helpView(
  catalogue: Pick<Catalogue, 'settings' | 'vocabularies'>,
  { q, lang, help }: { q: string; lang: LanguageCode; help: readonly HelpText[] },
): HelpLink[] {
  const found = findHelp(q, lang, { help, isKnown: (stem) => catalogue.vocabularies.get(lang)?.stem(stem) !== undefined });
  if (found.length === 0) return [];
  const figures = figuresOf(catalogue.settings(), lang);
  return found.map((link) => ({ ...link, title: fillFigures(link.title, figures) }));
}
