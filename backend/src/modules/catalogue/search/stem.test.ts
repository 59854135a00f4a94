import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { stem } from './stem.ts';

describe('stem', () => {
  it('knows irregular words of its own table only, not the names that every object has', () => {
    expect(stem('mice', 'en')).toBe('mous');
    for (const lang of LANGUAGE_CODES)
      for (const word of ['constructor', 'tostring', 'valueof', '__proto__', 'hasownproperty']) expect(typeof stem(word, lang)).toBe('string');
  });
});
