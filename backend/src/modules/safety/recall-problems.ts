import { recallProblems } from '@vitrina/contract/law/recall-facts';
import { soothingWord } from '@vitrina/contract/law/soothing-words';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { FieldError } from '@vitrina/contract/errors';
import type { RecallInput } from './recall-queries.ts';

const TEXTS = ['hazards', 'advice'] as const;

/** Returns the errors of a recall by field: texts in every language sold, none that plays down the risk. */
export function problemsOf(input: RecallInput & { one_remedy?: string | undefined }, languages: readonly LanguageCode[]): FieldError[] {
  const facts = recallProblems({ ...input, products: [...input.products], remedies: input.remedies as never });
  return [
    ...facts.map(({ field }): FieldError => ({ field, label_name: 'error_field_out_of_range' })),
    ...TEXTS.flatMap((name) =>
      languages.flatMap((lang): FieldError[] => (textIn(input[name], lang) ? [] : [{ field: `${name}.${lang}`, label_name: 'error_field_required' }])),
    ),
    ...TEXTS.flatMap((name) =>
      LANGUAGE_CODES.flatMap((lang): FieldError[] => {
        const text = input[name][lang];
        return text && soothingWord(text, lang) ? [{ field: `${name}.${lang}`, label_name: 'error_recall_words' }] : [];
      }),
    ),
  ];
}

/** A text in the language; Austria falls back to German. */
export const textIn = (texts: RecallInput['hazards'], lang: LanguageCode): string | undefined => texts[lang] ?? (lang === 'at' ? texts.de : undefined);
