import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Standard VAT of each market in percent. English is sold from Slovenia. */
export const VAT_PERCENT: Readonly<Record<LanguageCode, number>> = { si: 22, hr: 25, en: 22, de: 19, at: 20, rs: 20, it: 22, ba: 17, me: 21, es: 21 };
