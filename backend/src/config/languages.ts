import { z } from 'zod';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { defineSlice, type ValueOf } from './slice.ts';
import { flag } from './variables.ts';

export const languagesSlice = defineSlice(
  {
    DEFAULT_LANGUAGE: z.enum(LANGUAGE_CODES).default('si'),
    /** `0`: the default language only. */
    MULTILANGUAGE: flag('1'),
  },
  (env) => ({ defaultLanguage: env.DEFAULT_LANGUAGE, multilanguage: env.MULTILANGUAGE }),
);
export type LanguagesConfig = ValueOf<typeof languagesSlice>;
