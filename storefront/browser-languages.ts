import { LANGUAGE_TABLE } from '@vitrina/contract/values/language-table';
import type { Plugin } from 'vite';

const TABLE = /\/contract\/src\/values\/language-table\.ts$/;
/** Words of addresses that browsers get with their page's labels, and words for searching only. */
const OF_THE_SERVER = new Set(['pages', 'search', 'texts', 'recordLocale']);

/** The table of languages as browsers get it: without what they never read. */
export const browserLanguages = (): Plugin => ({
  name: 'browser-languages',
  enforce: 'pre',
  load: (id, options) => {
    if (options?.ssr || !TABLE.test(id)) return null;
    const rows = Object.entries(LANGUAGE_TABLE).map(([code, row]) => [
      code,
      Object.fromEntries(Object.entries(row).filter(([field]) => !OF_THE_SERVER.has(field))),
    ]);
    return `export const LANGUAGE_TABLE = ${JSON.stringify(Object.fromEntries(rows))};`;
  },
});
