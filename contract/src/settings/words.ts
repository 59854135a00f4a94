import { z } from 'zod';
import { language } from './fields.ts';

/** `words/<lang>.yaml`: the shop's own wording of interface texts, by their names. */
export const wordsSettings = z.partialRecord(
  language,
  z.record(
    z.string().regex(/^[a-z][\w.]{0,99}$/, 'must be the name of a label'),
    z.string().min(1, 'must not be empty').max(2000, 'must have at most 2000 characters'),
  ),
);
export type WordsSettings = z.output<typeof wordsSettings>;
