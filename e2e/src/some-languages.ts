import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

/** For pages that differ only in their texts: the default language, long words, another currency, another language family. `--all` uses all ten. */
export const SOME_LANGUAGES = inLongRun<LanguageCode>(LANGUAGE_CODES, ['si', 'de', 'rs', 'es']);
