import type { LanguageCode } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

const read = (q: string, lang: LanguageCode) => {
  const { words, thing, constraints } = readQuestion(q, lang);
  const price = constraints.find((constraint) => constraint.kind === 'price');
  return { words, thing, price: price?.kind === 'price' ? [price.from, price.to] : undefined, kinds: constraints.map((constraint) => constraint.kind) };
};

describe('a question', () => {
  it.each<[LanguageCode, string, string, number | null, number | null]>([
    ['en', 'laptop under 800', 'laptop', null, 80_000],
    ['en', 'tablet over €500', 'tablet', 50_000, null],
    ['en', 'washing machine between 400 and 600', 'washing machine', 40_000, 60_000],
    ['si', 'prenosnik do 800 €', 'prenosnik', null, 80_000],
    ['si', 'ura 100-200€', 'ura', 10_000, 20_000],
    ['si', 'pralni stroj od 400 do 600', 'pralni stroj', 40_000, 60_000],
    ['hr', 'perilica 400-600 €', 'perilica', 40_000, 60_000],
    ['hr', 'monitor 27 do 300 €', 'monitor 27', null, 30_000],
    ['de', 'Fernseher bis 1.500 Euro', 'fernseher', null, 150_000],
    ['at', 'Waschmaschine 400 bis 600 €', 'waschmaschine', 40_000, 60_000],
    ['at', 'Tablet ab 500€', 'tablet', 50_000, null],
    ['rs', 'телевизор до 60.000 динара', 'televizor', null, 6_000_000],
    ['ba', 'telefon do 600 KM', 'telefon', null, 60_000],
    ['me', 'laptop ispod 799,90 eura', 'laptop', null, 79_990],
    ['it', 'lavatrice tra 400 e 600 euro', 'lavatrice', 40_000, 60_000],
    ['es', 'portátil por menos de 800 euros', 'portátil', null, 80_000],
    ['me', 'maska do 20e', 'maska', null, 2000],
    ['hr', 'laptop od 400e do 600e', 'laptop', 40_000, 60_000],
    ['si', 'telefon do max 300', 'telefon', null, 30_000],
    ['en', 'laptop 800 euro max', 'laptop', null, 80_000],
    ['de', 'Laptop um die 500 Euro', 'laptop', 40_000, 60_000],
    ['en', 'phone around 300', 'phone', 24_000, 36_000],
    ['rs', 'televizor oko 50000', 'televizor', 4_000_000, 6_000_000],
    ['it', 'portatile intorno ai 500 €', 'portatile', 40_000, 60_000],
    ['es', 'móvil de unos 300 euros', 'móvil', 24_000, 36_000],
  ])('in %s, “%s” has a limit of price', (lang, q, words, from, to) => expect(read(q, lang)).toMatchObject({ words, price: [from, to] }));

  it.each<[LanguageCode, string, string]>([
    ['en', 'phone with good camera', 'phone'],
    ['de', 'Handy mit guter Kamera', 'handy'],
    ['si', 'telefon z dobro kamero', 'telefon'],
    ['hr', 'mobitel s dobrom kamerom', 'mobitel'],
    ['rs', 'телефон са камером', 'telefon'],
    ['it', 'cellulare con fotocamera', 'cellulare'],
    ['es', 'móvil con cámara', 'móvil'],
    ['hr', 'galaxy s 23', 'galaxy s 23'],
  ])('in %s, “%s” asks for a thing, not for what it comes with', (lang, q, thing) => expect(read(q, lang).thing).toBe(thing));

  it.each<[LanguageCode, string]>([
    ['si', 'pralni stroj do 9 kg'],
    ['si', 'televizor do 55 col'],
    ['de', 'Waschmaschine bis 9 kg'],
    ['en', 'power bank 20000 mah'],
    ['hr', 'dron 10 km'],
    ['en', 'rtx 4070'],
    ['en', 'iphone 16e'],
    ['es', 'tele de unas 55 pulgadas'],
    ['it', 'kva-arc14-3952'],
  ])('in %s, “%s” has none: measures and codes are words', (lang, q) => expect(read(q, lang).kinds).toEqual([]));

  it.each<[LanguageCode, string, string, string]>([
    ['en', 'vacuum cleaner not robot', 'vacuum cleaner', 'robot'],
    ['si', 'sesalnik ne robotski', 'sesalnik', 'robotski'],
    ['me', 'usisivač koji nije robot', 'usisivač', 'robot'],
    ['de', 'Staubsauger kein Roboter', 'staubsauger', 'roboter'],
    ['it', 'tv non oled', 'tv', 'oled'],
    ['es', 'aspirador que no sea robot', 'aspirador', 'robot'],
    ['it', 'fotocamera non action cam', 'fotocamera', 'action cam'],
    ['si', 'slušalke, ki niso ušesne', 'slušalke', 'usesne'],
    ['de', 'Laptop, der nicht fürs Gaming', 'laptop', 'gaming'],
    ['rs', 'slušalice koje nisu in ear', 'slušalice', 'inear'],
    ['es', 'auriculares que no sean in ear', 'auriculares', 'inear'],
  ])('in %s, “%s” leaves something out', (lang, q, words, word) => {
    const { constraints, words: left } = readQuestion(q, lang);
    expect(left).toBe(words);
    expect(constraints).toEqual([expect.objectContaining({ kind: 'without', word })]);
  });

  it('without a cable is wireless, and no frost is no negation', () => {
    for (const [lang, q] of [
      ['de', 'Kopfhörer ohne Kabel'],
      ['si', 'slušalke brez kabla'],
      ['it', 'cuffie senza cavo'],
      ['es', 'auriculares sin cable'],
    ] as const)
      expect(readQuestion(q, lang)).toMatchObject({ words: expect.stringMatching(/ wireless$/), constraints: [] });
    expect(readQuestion('frigorífico no frost', 'es')).toMatchObject({ words: 'frigorífico no frost', constraints: [] });
  });

  it.each<[LanguageCode, string, string]>([
    ['si', 'prenosnik za igranje iger', 'prenosnik gaming'],
    ['hr', 'miš za igrice', 'miš gaming'],
    ['rs', 'лаптоп за игрице', 'laptop gaming'],
    ['de', 'Monitor zum Zocken', 'monitor gaming'],
    ['en', 'laptop for games under 1500', 'laptop gaming'],
    ['it', 'portatile da gioco', 'portatile gaming'],
    ['es', 'monitor para juegos', 'monitor gaming'],
    // Needs are looked up by their own words.
    ['si', 'nekaj za igranje iger na tv', 'za igranje iger na tv'],
    ['en', 'games for switch', 'games switch'],
  ])('in %s, “%s” looks for: %s', (lang, q, words) => expect(read(q, lang).words).toBe(words));

  it('reads an energy class on either side', () => {
    for (const [lang, q] of [
      ['en', 'fridge class A'],
      ['si', 'hladilnik razred A'],
      ['de', 'Kühlschrank Energieklasse A'],
      ['en', 'a energy rating fridge'],
    ] as const)
      expect(readQuestion(q, lang).constraints).toEqual([expect.objectContaining({ kind: 'energy', value: 'a' })]);
  });

  it('drops what only makes it a question, and keeps the thing apart from what it is for', () => {
    expect(read('which laptop is good for work', 'en')).toMatchObject({ words: 'laptop work', thing: 'laptop' });
    expect(read('kateri televizor je najboljši za majhno sobo', 'si')).toMatchObject({ words: 'televizor sobo', thing: 'televizor' });
    expect(read('da li imate usisivače', 'rs')).toMatchObject({ words: 'usisivače' });
    // `lahek` is no form of the filler `lahko`.
    expect(read('lahek prenosnik', 'si')).toMatchObject({ words: 'lahek prenosnik' });
    expect(read('mobitel s dobrom kamerom', 'hr')).toMatchObject({ words: 'mobitel kamerom', thing: 'mobitel' });
    expect(read('case for Greben 5', 'en')).toMatchObject({ words: 'case greben 5', thing: 'case' });
    // A query of fillers only keeps them as words.
    expect(read('the best', 'en')).toMatchObject({ words: 'the best' });
  });

  it.each<[LanguageCode, string, string]>([
    ['en', 'cheap laptop', 'laptop'],
    ['si', 'poceni prenosnik', 'prenosnik'],
    ['hr', 'jeftin mobitel', 'mobitel'],
    ['de', 'günstiges Handy', 'handy'],
    ['rs', 'јефтин телефон', 'telefon'],
    ['it', 'televisore economico', 'televisore'],
    ['es', 'móvil barato', 'móvil'],
  ])('in %s, “%s” asks for a low price', (lang, q, rest) => expect(readQuestion(q, lang)).toMatchObject({ words: rest, constraints: [], cheap: { rest } }));

  it('gives each wish with the question without it', () => {
    const { constraints } = readQuestion('laptop under 800 not gaming', 'en');
    expect(constraints.map(({ words, rest }) => [words, rest])).toEqual([
      ['under 800', 'laptop not gaming'],
      ['not gaming', 'laptop under 800'],
    ]);
  });
});
