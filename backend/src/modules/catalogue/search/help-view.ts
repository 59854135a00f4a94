import type { HelpLink } from '@vitrina/contract/catalogue';
import { fillFigures } from '@vitrina/contract/values/fill-figures';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import { figuresOf } from '../rules/figures-of.ts';
import { findHelp, type HelpText } from './find-help.ts';

/** Pages and answers that a question asks for; figures in their titles, `{days}`, as the settings say them now. */
export function helpView(
  catalogue: Pick<Catalogue, 'settings' | 'vocabularies'>,
  { q, lang, help }: { q: string; lang: LanguageCode; help: readonly HelpText[] },
): HelpLink[] {
  const found = findHelp(q, lang, { help, isKnown: (stem) => catalogue.vocabularies.get(lang)?.stem(stem) !== undefined });
  if (found.length === 0) return [];
  const figures = figuresOf(catalogue.settings(), lang);
  return found.map((link) => ({ ...link, title: fillFigures(link.title, figures) }));
}
