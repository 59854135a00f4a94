import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { ENGLISH_WORDS } from '../src/english-words.ts';
import { pageKinds } from '../src/page-kinds.ts';
import { sendRequest } from '../src/request.ts';
import { wordsOf } from '../src/words.ts';

const GERMAN = ['name', 'hat', 'filter', 'die', 'war', 'per', 'all', 'total', 'wireless', 'home', 'last', 'shops'];
const SLAVIC = ['filter'];
/** English spellings that are also words of a language, or loan words that its shops use. */
const OWN_WORDS: Partial<Record<LanguageCode, readonly string[]>> = {
  si: SLAVIC,
  hr: SLAVIC,
  rs: SLAVIC,
  ba: SLAVIC,
  me: SLAVIC,
  de: GERMAN,
  at: GERMAN,
  it: ['per', 'come', 'all', 'account', 'email', 'password', 'wireless', 'power'],
  es: ['has', 'total', 'once', 'color', 'stock'],
};

describe('no English is left', () => {
  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('in the interface and the demo shop’s texts in %s [S1.29, S1.30, S1.31]', async (lang) => {
    const own = new Set(OWN_WORDS[lang]);
    const found: string[] = [];
    for (const [kind, path] of Object.entries(await pageKinds(lang))) {
      const words = wordsOf((await sendRequest(path)).text);
      expect(words.length).toBeGreaterThan(50);
      // Words in capitals are codes and standards.
      for (const word of new Set(words))
        if (word !== word.toUpperCase() && ENGLISH_WORDS.has(word.toLowerCase()) && !own.has(word.toLowerCase())) found.push(`${kind}: ${word}`);
    }
    expect(found).toEqual([]);
  });
  it('the list would notice: an English page is full of its words', async () => {
    const words = wordsOf((await sendRequest((await pageKinds('en')).product as string)).text);
    expect(words.filter((word) => ENGLISH_WORDS.has(word.toLowerCase())).length).toBeGreaterThan(100);
  });
});
