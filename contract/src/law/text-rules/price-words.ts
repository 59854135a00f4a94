import { type WordsByLanguage, wordsOf } from '../words-of.ts';
import { eli } from '../rules/rule.ts';
import { stemsIn, type TextRule } from './text-rule.ts';

/** Stems of words that claim the lowest price of all sellers, which would need proof every day. `The lowest price of 30 days` is a reference, not a claim. */
const STEMS: WordsByLanguage = {
  si: [
    'najcenejš\\p{L}* (?:v sloveniji|v evropi|v mestu|na trgu)',
    'zajamčeno najnižj',
    'najnižj\\p{L}* cen\\p{L}* (?:v sloveniji|v evropi|v mestu|na trgu)',
    'najboljš\\p{L}* cen\\p{L}* na trgu',
  ],
  hr: [
    'najjeftinij\\p{L}* (?:u hrvatskoj|u europi|u gradu|na tržištu)',
    'zajamčeno najniž',
    'najniž\\p{L}* cijen\\p{L}* (?:u hrvatskoj|u europi|u gradu|na tržištu)',
    'najbolj\\p{L}* cijen\\p{L}* na tržištu',
  ],
  rs: [
    'najjeftinij\\p{L}* (?:u srbiji|u evropi|u gradu|na tržištu)',
    'garantovano najniž',
    'najniž\\p{L}* cen\\p{L}* (?:u srbiji|u evropi|u gradu|na tržištu)',
    'najbolj\\p{L}* cen\\p{L}* na tržištu',
  ],
  ba: [
    'najjeftinij\\p{L}* (?:u bih|u bosni|u crnoj gori|u evropi|u gradu|na tržištu)',
    'garantovano najniž',
    'najniž\\p{L}* cijen\\p{L}* (?:u bih|u bosni|u crnoj gori|u evropi|u gradu|na tržištu)',
    'najbolj\\p{L}* cijen\\p{L}* na tržištu',
  ],
  me: [
    'najjeftinij\\p{L}* (?:u bih|u bosni|u crnoj gori|u evropi|u gradu|na tržištu)',
    'garantovano najniž',
    'najniž\\p{L}* cijen\\p{L}* (?:u bih|u bosni|u crnoj gori|u evropi|u gradu|na tržištu)',
    'najbolj\\p{L}* cijen\\p{L}* na tržištu',
  ],
  en: [
    'cheapest (?:in|on) (?:town|europe|the)',
    'guaranteed lowest',
    'lowest prices? (?:in town|in europe|in the country|on the market)',
    'best prices? on the market',
    'lowest price guarantee',
  ],
  de: [
    'billigst\\p{L}* (?:in deutschland|in österreich|in europa|am markt)',
    'garantiert niedrigst',
    'tiefstpreisgarantie',
    'niedrigste\\p{L}* preise? (?:in deutschland|in österreich|in europa|am markt)',
    'beste\\p{L}* preise? am markt',
  ],
  it: ['(?:più economic\\p{L}*|più bass\\p{L}*) (?:d.italia|del mercato)', 'prezzo più basso garantito', 'miglior\\p{L}* prezz\\p{L}* (?:sul|del) mercato'],
  es: ['más barat\\p{L}* (?:de españa|del mercado)', 'precio más bajo garantizado', 'mejor\\p{L}* precio\\p{L}* del mercado'],
};

export const priceWords: TextRule = {
  id: 'price-words',
  level: 'block',
  law: 'directive 2005/29, article 6 (1) (d) and article 12',
  link: eli('dir/2005/29'),
  check: ({ lang }, plain) => stemsIn(plain, wordsOf(STEMS, lang)).map((word) => `“${word}” claims a lowest price that has to be proved`),
};
