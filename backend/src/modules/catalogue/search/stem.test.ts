import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { compoundParts, stem } from './stem.ts';

const stems = (lang: LanguageCode, words: string) => [...new Set(words.split(' ').map((word) => stem(word, lang)))];

describe('stem', () => {
  it('knows irregular words of its own table only, not the names that every object has', () => {
    expect(stem('mice', 'en')).toBe('mous');
    for (const lang of LANGUAGE_CODES)
      for (const word of ['constructor', 'tostring', 'valueof', '__proto__', 'hasownproperty']) expect(typeof stem(word, lang)).toBe('string');
  });

  it.each<[LanguageCode, string]>([
    ['si', 'slusalka slusalke slusalki slusalko slusalkama slusalkami slusalk slusalkah'],
    ['si', 'prenosnik prenosnika prenosniku prenosnikov prenosniki prenosnike prenosnikom prenosnikih'],
    ['si', 'televizor televizorja televizorju televizorji televizorjev televizorjem'],
    ['si', 'kabel kabla kabli kablov kablom'],
    ['si', 'pralni pralnega pralnemu pralnih pralnim pralnimi pralna pralne'],
    ['si', 'pameten pametna pametno pametni'],
    ['si', 'mis misi miska miske'],
    ['si', 'ura ure uro uri ur'],
    ['hr', 'uredaj uredaja uredaji uredajima uredajem'],
    ['hr', 'mis misa misu misevi miseva misevima'],
    ['hr', 'prijenosnik prenosnik prijenosnika'],
    ['rs', 'bijeli beli belog belom'],
    ['ba', 'olovka olovke olovaka olovkama'],
    ['me', 'hladnjak hladnjaka hladnjakom'],
    ['en', 'battery batteries'],
    ['en', 'washer washers'],
    ['en', 'phone phones'],
    ['en', 'glass glasses'],
    ['en', 'mouse mice'],
    ['en', 'shelf shelves'],
    ['en', 'tv tvs'],
    ['en', 'shop shopping'],
    ['en', 'charge charging'],
    ['de', 'maschine maschinen'],
    ['de', 'drucker druckern drucke'],
    ['de', 'schwarz schwarzes schwarzer schwarzem schwarzen schwarze'],
    ['at', 'kabel kabeln kabels'],
    ['it', 'lavatrice lavatrici'],
    ['it', 'bianco bianca bianche bianchi'],
    ['it', 'orologio orologi'],
    ['es', 'lavadora lavadoras'],
    ['es', 'altavoz altavoces'],
    ['es', 'movil moviles'],
    ['es', 'negro negra negros negras'],
  ])('in %s has one for %s', (lang, words) => expect(stems(lang, words)).toHaveLength(1));

  it.each<[LanguageCode, string]>([
    ['si', 'miza mizar'],
    ['en', 'case casio'],
    ['en', 'boss bos'],
    ['en', 'ring rings r'],
    ['de', 'maus haus'],
    ['it', 'casa cassa'],
    ['es', 'pez pe'],
  ])('in %s tells %s apart', (lang, words) => expect(stems(lang, words).length).toBeGreaterThan(1));

  it.each<[LanguageCode, string]>([
    ['en', 'bus'],
    ['en', 'gas'],
    ['si', 'ram'],
    ['de', 'uhr'],
    ['en', 'rtx4090s'],
    ['si', '4040ami'],
  ])('in %s leaves %s, short or with a digit, as it is', (lang, word) => expect(stem(word, lang)).toBe(word));

  it.each<[LanguageCode, string, string]>([
    ['en', 'class', 'class'],
    ['en', 'virus', 'virus'],
    ['en', 'tennis', 'tennis'],
    ['en', 'pies', 'pi'],
    ['en', 'keyboard', 'keyboard'],
    ['en', 'toy', 'toy'],
    ['en', 'grill', 'grill'],
    ['en', 'planning', 'plan'],
    ['en', 'string', 'string'],
    ['en', 'wifi', 'wifi'],
    ['en', 'lenses', 'lens'],
    ['si', 'stroj', 'stroj'],
    ['si', 'kava', 'kav'],
    ['si', 'ovca', 'ovk'],
    ['hr', 'stroj', 'stroj'],
    ['hr', 'tijelo', 'tel'],
    ['de', 'geraet', 'geraet'],
    ['it', 'radio', 'rad'],
    ['it', 'frigo', 'frig'],
    ['it', 'giochi', 'gioc'],
    ['it', 'sport', 'sport'],
    ['es', 'luces', 'luz'],
    ['es', 'mesas', 'mes'],
  ])('in %s of %s is %s', (lang, word, expected) => expect(stem(word, lang)).toBe(expected));
});

describe('the parts of a German compound', () => {
  it('are its beginnings and its ends, by their stems', () => {
    const parts = compoundParts('waschmaschine');
    expect(parts).toEqual(expect.arrayContaining(['maschin', 'wasch']));
    expect(parts.every((part) => part.length >= 3)).toBe(true);
    expect(new Set(parts).size).toBe(parts.length);
    expect(compoundParts('backofen9')).toEqual([]);
  });

  it('are none of words that are too short or too long', () => {
    expect(compoundParts('abcdefgh')).toEqual([]);
    // A cut has at least four letters before it and five after it, or five before and four after.
    expect(compoundParts('bcdfghjkl')).toEqual(['ghjkl', 'bcdfg']);
    expect([compoundParts('k'.repeat(31)), compoundParts('k'.repeat(30)).length > 0]).toEqual([[], true]);
  });
});
