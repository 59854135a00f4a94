import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { describe, expect, it } from 'vitest';
import { otherWords } from './other-words.ts';
import { needsOf } from './speech.ts';

/** A shop without products. */
const memory = { vocabularies: new Map() };

describe('a need', () => {
  it.each(LANGUAGE_CODES)('is understood in %s', (lang) => {
    const needs = needsOf(lang);
    expect(new Set(needs.map(({ name }) => name)).size).toBeGreaterThan(20);
    expect(needs.filter(({ stems }) => stems.length === 0)).toEqual([]);
  });
  it.each([
    ['si', 'nekaj za ohladit sobo', 'ventilator'],
    ['hr', 'gdje spremiti slike', 'vanjski ssd'],
    ['de', 'womit kann ich Wäsche waschen', 'Waschmaschine'],
    ['at', 'Geschirr waschen', 'Geschirrspüler'],
    ['rs', 'nešto za čitanje knjiga', 'e-čitač'],
    ['it', 'qualcosa per rinfrescare la stanza', 'ventilatore'],
    ['ba', 'wifi za veliku kuću', 'ruter'],
    ['me', 'ko je na vratima', 'video zvono'],
    ['en', 'who is at my door', 'video doorbell'],
    ['es', 'algo para hervir agua', 'hervidor'],
    ['es', 'lavar la ropa en casa', 'lavadora'],
    ['si', 'telefon za starejše', 'telefon na tipke'],
    ['at', 'Seniorenhandy', 'Tastenhandy'],
    ['rs', 'telefon za starije', 'telefon na tastere'],
  ] as const)('%s: %s', (lang, q, name) => expect(otherWords(memory, q, lang)).toBe(name));
  it('is none where a thing is named', () => expect(otherWords(memory, 'laptop to read books', 'en')).toBeNull());
});

describe('a line of another shop', () => {
  it.each([
    ['en', 'iphone 15 pro', 'smartphone'],
    ['en', 'macbook air', 'laptop'],
    ['si', 'kindle', 'bralnik'],
    ['de', 'roomba', 'saugroboter'],
    ['it', 'airpods', 'auricolari'],
    ['hr', 'apple watch', 'pametni sat'],
  ] as const)('%s: %s', (lang, q, name) => expect(otherWords(memory, q, lang)).toBe(name));
  it('is none beside what belongs to it', () => expect(otherWords(memory, 'iphone charger', 'en')).toBeNull());
});
