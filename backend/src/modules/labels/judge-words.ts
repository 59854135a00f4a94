import type { SettingsProblem } from '@vitrina/contract/settings/check-settings';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { shippedTexts } from './get-labels.ts';

/** Checks that the shop's own words override existing labels and use only their placeholders. */
export const judgeWords = ({ words }: Settings): SettingsProblem[] =>
  Object.entries(words).flatMap(([lang, texts]) => {
    const shipped = shippedTexts(lang as LanguageCode);
    return Object.entries(texts).flatMap(([name, text]) => {
      const message = problemOf(text, shipped[name]);
      return message ? [{ group: 'words' as const, path: [lang, name], message }] : [];
    });
  });

function problemOf(text: string, shipped: string | undefined): string | null {
  if (shipped === undefined) return 'is no label of this language';
  const allowed = placeholdersIn(shipped);
  const unknown = placeholdersIn(text).filter((one) => !allowed.includes(one));
  if (unknown.length > 0) return `fills in ${unknown.join(', ')}, and there is only ${allowed.join(', ') || 'nothing to fill in'}`;
  return /[<>]/.test(text) && !/[<>]/.test(shipped) ? 'must be without < and >' : null;
}

const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
