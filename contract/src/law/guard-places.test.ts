import { describe, expect, it } from 'vitest';
import { checkSettings } from '../settings/check-settings.ts';
import { DEFAULT_DOCUMENTS } from '../settings/default-documents.ts';
import type { Settings } from '../settings/settings.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../values/languages.ts';
import { guardSettings, SETTINGS_RULES } from './guard-settings.ts';
import { guardText, TEXT_RULES } from './guard-texts.ts';
import { soothingWord } from './soothing-words.ts';

const TODAY = '2026-11-23';
const number = (country: string, more: object = {}) => ({ country, number: `N-${country}`, representative: 'R', ...more });
const ENTITY = {
  name: 'Vzorec',
  form: 'd. o. o.',
  address: { street: 'Ulica 1', postCode: '1000', town: 'Ljubljana', country: 'SI' },
  register: { name: 'Sodišče', number: '1' },
  vatNumber: 'SI12345679',
  authority: { name: 'Inšpektorat' },
  email: 'a@vzorec.example',
  phone: '+386 1 200 00 00',
  numbers: { waste: [number('SI'), number('DE')], batteries: [number('SI'), number('DE')], packaging: [number('SI'), number('DE')] },
};
const VAT = { vat: { standard: 22 } };
const MARKETS = {
  si: { country: 'SI', language: 'si', currency: 'EUR', legalEntity: 'vzorec', accessibilityAuthority: { name: 'Organ' }, deliversTo: { SI: VAT } },
  de: { country: 'DE', language: 'de', currency: 'EUR', legalEntity: 'vzorec', accessibilityAuthority: { name: 'Amt' }, deliversTo: { DE: VAT } },
};
type Plant = (parts: { entity: Record<string, unknown>; markets: Record<string, Record<string, unknown>> }) => void;

/** Settings that are right, with one thing changed. */
function settingsWith(plant: Plant = () => {}): Settings {
  const entity = structuredClone(ENTITY) as Record<string, unknown>;
  const markets = structuredClone(MARKETS) as unknown as Record<string, Record<string, unknown>>;
  plant({ entity, markets });
  const { settings } = checkSettings(DEFAULT_DOCUMENTS);
  return { ...(settings as Settings), legal: { vzorec: { managers: [], complaints: { bodies: [] }, ...entity } } as never, markets: markets as never };
}

describe('the guardian over settings', () => {
  it('has nothing to say of what is right', () => expect(guardSettings(settingsWith(), TODAY)).toEqual([]));

  const numbers = (of: Record<string, unknown>) => of.numbers as Record<string, object[]>;
  it.each([
    ['market-entity', 'markets.de.legalEntity', ({ markets }) => delete markets.de?.legalEntity],
    ['market-entity', 'markets.si.legalEntity', ({ markets }) => Object.assign(markets.si as object, { legalEntity: 'no-such' })],
    ['imprint', 'legal.vzorec.register', ({ entity }) => delete entity.register],
    ['imprint', 'legal.vzorec.phone', ({ entity }) => delete entity.phone],
    ['imprint', 'legal.vzorec.capital', ({ entity }) => Object.assign(entity.address as object, { country: 'IT' })],
    ['imprint', 'legal.vzorec.taxNumber', ({ entity }) => Object.assign(entity.address as object, { country: 'HR' })],
    ['imprint', 'legal.vzorec.managers', ({ entity }) => Object.assign(entity.address as object, { country: 'DE' })],
    ['producer-numbers', 'legal.vzorec.numbers.batteries', ({ entity }) => Object.assign(numbers(entity), { batteries: [number('SI')] })],
    [
      'producer-numbers',
      'legal.vzorec.numbers.waste',
      ({ entity }) => Object.assign(numbers(entity), { waste: [number('SI'), number('DE', { until: '2026-11-22' })] }),
    ],
    [
      'producer-numbers',
      'legal.vzorec.numbers.packaging',
      ({ entity }) => Object.assign(numbers(entity), { packaging: [number('SI'), { country: 'DE', number: 'X' }] }),
    ],
    [
      'producer-numbers-end',
      'legal.vzorec.numbers.waste.0',
      ({ entity }) => Object.assign(numbers(entity), { waste: [number('SI', { until: '2026-12-01' }), number('DE')] }),
    ],
    [
      'producer-numbers-end',
      'legal.vzorec.numbers.batteries.1',
      ({ entity }) => Object.assign(numbers(entity), { batteries: [number('SI'), number('DE', { until: TODAY })] }),
    ],
    ['local-seller', 'markets.rs.legalEntity', ({ markets }) => Object.assign(markets, { rs: { ...markets.si, country: 'RS', language: 'rs' } })],
    ['complaint-ways', 'legal.vzorec.authority', ({ entity }) => delete entity.authority],
    ['accessibility-authority', 'markets.de.accessibilityAuthority', ({ markets }) => delete markets.de?.accessibilityAuthority],
  ] as [string, string, Plant][])('finds %s at %s', (rule, field, plant) => {
    const found = guardSettings(settingsWith(plant), TODAY);
    expect(found.map((one) => [one.rule, one.field])).toContainEqual([rule, field]);
    for (const { reason, law, link } of found) {
      expect(reason.length).toBeGreaterThan(10);
      expect(law).toMatch(/directive|regulation|acts/);
      expect(link).toMatch(/^https:\/\//);
    }
  });
  it.each([
    ['a rate that no country has', { DE: 18 }, true, ['DE']],
    ['none of a seller with a VAT number', { DE: 0 }, true, ['DE']],
    ['a tenth of it', { DE: 1.9, SI: 22 }, true, ['DE']],
    ['the rate of elsewhere outside the Union', { RS: 22 }, true, ['RS']],
    ['the rates of where it goes', { DE: 19, SI: 22, IT: 22, RS: 0 }, true, []],
    ['its own rate, below the threshold', { DE: 22, HR: 22, SI: 22 }, true, []],
    ['the rate of a country outside where it is registered too', { RS: 20 }, true, []],
    ['none where the seller has no VAT number', { DE: 0, SI: 0 }, false, []],
  ] as const)('warns of VAT that is not the standard rate of where goods go: %s', (_, rates, hasNumber, found) => {
    const settings = settingsWith(({ entity, markets }) => {
      if (!hasNumber) delete entity.vatNumber;
      Object.assign(markets.si as object, { deliversTo: Object.fromEntries(Object.entries(rates).map(([to, standard]) => [to, { vat: { standard } }])) });
    });
    const findings = guardSettings(settings, TODAY).filter(({ rule }) => rule === 'vat-rates');
    expect(findings.map(({ level, field }) => [level, field])).toEqual(found.map((to) => ['warn', `markets.si.deliversTo.${to}.vat.standard`]));
  });
  it('warns of a coupon for an old device that ends sooner than a debt may, where devices are taken', () => {
    const taking = (couponDays: number, device: object) => ({ ...settingsWith(), 'trade-in': { devices: [device], couponDays } }) as never;
    const found = (settings: Settings) => guardSettings(settings, TODAY).map(({ rule, level, field }) => [rule, level, field]);
    expect(found(taking(1460, { enabled: true }))).toEqual([['trade-in-coupon', 'warn', 'trade-in.couponDays']]);
    expect(found(taking(1460, { enabled: true, markets: ['de'] }))).toHaveLength(1);
    for (const right of [taking(1461, { enabled: true }), taking(1460, { enabled: false }), taking(1460, { enabled: true, markets: ['rs'] })])
      expect(found(right)).toEqual([]);
  });
  it('warns of credit whose warning no one confirmed in a market, and of credit that no way of paying takes', () => {
    const lending = (instalments: object, confirmed: readonly string[]) => {
      const { markets, ...settings } = settingsWith(({ markets: all }) => {
        for (const code of confirmed) Object.assign(all[code] as object, { confirmedTexts: { 'credit-warning': { by: 'A. V.', on: TODAY } } });
      });
      return { ...settings, markets, payment: { ...settings.payment, instalments: { lender: { markets: ['si', 'de'] }, ...instalments } } } as never;
    };
    const found = (settings: Settings) => guardSettings(settings, TODAY).map(({ rule, level, field }) => [rule, level, field]);
    expect(found(lending({ way: 'lender' }, ['si', 'de']))).toEqual([]);
    expect(found(lending({ way: 'lender' }, ['de']))).toEqual([['lender-warning', 'warn', 'markets.si.confirmedTexts.credit-warning']]);
    expect(found(lending({}, ['si', 'de']))).toEqual([['lender-warning', 'warn', 'payment.instalments.way']]);
    expect(found(lending({ lender: undefined }, []))).toEqual([]);
  });
  it('does not judge a market that is off', () =>
    expect(
      guardSettings(
        settingsWith(({ markets }) => Object.assign(markets.de as object, { enabled: false, legalEntity: undefined, accessibilityAuthority: undefined })),
        TODAY,
      ),
    ).toEqual([]));
  it('asks no market outside the Union for an authority over accessibility', () =>
    expect(
      guardSettings(
        settingsWith(({ markets }) => Object.assign(markets, { rs: { ...markets.si, country: 'RS', language: 'rs', accessibilityAuthority: undefined } })),
        TODAY,
      ).map(({ rule }) => rule),
    ).not.toContain('accessibility-authority'));
  it('names each rule once', () => expect(new Set(SETTINGS_RULES.map(({ id }) => id)).size).toBe(SETTINGS_RULES.length));
});

/** Sentences that offend, by rule and language. */
const BAD: Readonly<Record<string, Partial<Record<LanguageCode, string>>>> = {
  'green-words': {
    si: 'Naša trgovina je podnebno nevtralna.',
    hr: 'Klimatski neutralna dostava.',
    rs: 'Klimatski neutralna isporuka.',
    ba: 'Klimatski neutralna dostava.',
    me: 'Klimatski neutralna isporuka.',
    en: 'Delivery that is carbon neutral.',
    de: 'Wir liefern <b>klimaneutral</b>.',
    at: 'Ein umweltfreundliches Gerät.',
    it: 'Una scelta a impatto zero.',
    es: 'Un producto respetuoso con el medio ambiente.',
  },
  'price-words': {
    si: 'Najcenejši v Sloveniji.',
    hr: 'Zajamčeno najniža cijena.',
    rs: 'Garantovano najniža cena.',
    ba: 'Najniže cijene u BiH.',
    me: 'Najniže cijene u Crnoj Gori.',
    en: 'The cheapest in town.',
    de: 'Mit Tiefstpreisgarantie.',
    at: 'Die niedrigsten Preise in Österreich.',
    it: 'Prezzo più basso garantito.',
    es: 'El más barato del mercado.',
  },
  'guarantee-words': {
    si: 'Nastavljivo stojalo, pet let garancije.',
    hr: 'Jamstvo od 24 mjeseca.',
    rs: 'Pet godina garancije.',
    ba: 'Garancija 36 mjeseci.',
    me: 'Tri godine garancije.',
    en: 'With a five-year warranty.',
    de: 'Höhenverstellbar, 24 Monate Garantie.',
    at: 'Garantie von fünf Jahren.',
    it: 'Due anni di garanzia.',
    es: 'Garantía de 3 años.',
  },
  'delivery-words': {
    si: 'Dostava v 24 urah.',
    hr: 'Dostava u roku od 48 sati.',
    rs: 'Isporuka za 24 sata.',
    ba: 'Sutra kod vas.',
    me: 'Garantovana dostava.',
    en: 'Delivered within 24 hours.',
    de: 'Lieferung innerhalb von 24 Stunden.',
    at: 'Morgen bei Ihnen.',
    it: 'Consegna in 24 ore.',
    es: 'Entrega en 24 horas.',
  },
  'dispute-platform': { si: '<a href="https://ec.europa.eu/consumers/odr/">ODR</a>', it: 'https://webgate.ec.europa.eu/odr/main' },
  unfilled: { si: 'Vračilo v {dnevi} dneh.', en: 'Lorem ipsum dolor.', de: 'Preis: XXX' },
  'vat-words': { de: 'Preise mit 22 % MwSt.', hr: 'PDV 22 %' },
};
const GOOD: Partial<Record<LanguageCode, string>> = {
  si: 'Popust se računa od najnižje cene v 30 dneh. Program Eco porabi manj vode. Pet let proizvajalčeve garancije. Dve leti velja zakonsko jamstvo. Vračilo v {days} dneh. Dostava po urniku.',
  hr: 'Popust od najniže cijene u 30 dana. Jamstvo proizvođača pet godina. Program Eco. Sutra je otvoreno.',
  en: 'The lowest price of 30 days. A five-year manufacturer’s guarantee. The legal guarantee lasts two years. Eco programme. Cheaper than before. Within {days} days.',
  de: 'Niedrigster Preis der letzten 30 Tage, inkl. 19 % MwSt. Fünf Jahre Herstellergarantie. Programm Eco.',
  it: 'Il prezzo più basso degli ultimi 30 giorni. Garanzia del produttore di cinque anni. Programma Eco.',
};

describe('the guardian over texts', () => {
  it.each(Object.entries(BAD))('finds %s in every language it is said in', (rule, texts) => {
    for (const [lang, text] of Object.entries(texts) as [LanguageCode, string][]) {
      const found = guardText({ place: 'content.page.x', lang, text, figures: ['days'], vatRates: [19, 25] });
      expect(
        found.map((one) => [one.rule, one.field]),
        `${lang}: ${text}`,
      ).toContainEqual([rule, `content.page.x.${lang}`]);
    }
  });
  it('has words of its own for every language', () => {
    for (const rule of ['green-words', 'guarantee-words', 'price-words', 'delivery-words'])
      expect(Object.keys(BAD[rule] ?? {}).sort()).toEqual([...LANGUAGE_CODES].sort());
    expect(Object.keys(BAD).sort()).toEqual(TEXT_RULES.map(({ id }) => id).sort());
  });
  it('reads what stands in two elements as two sentences, and what one element breaks as one', () => {
    const found = (text: string) => guardText({ place: 'x', lang: 'si', text, figures: [] }).map(({ rule }) => rule);
    for (const apart of ['<li>Jamstvo: dve leti</li><li>Garancija</li>', '<h2>Dve leti</h2>\n<p>Garancija', 'Dve leti<br>garancije', 'Dve leti\n\nGarancija'])
      expect(found(apart), apart).toEqual([]);
    for (const whole of ['<p>Dve leti <b>garancije</b></p>', '<p>Dve leti\ngarancije</p>']) expect(found(whole), whole).toEqual(['guarantee-words']);
  });
  it('leaves honest texts alone', () => {
    for (const [lang, text] of Object.entries(GOOD) as [LanguageCode, string][])
      expect(guardText({ place: 'x', lang, text, figures: ['days'], vatRates: [19, 22] }), lang).toEqual([]);
  });
});

it('knows words that make a risk look smaller, at the beginning of a word alone', () => {
  for (const [lang, text] of [
    ['si', 'To je prostovoljni odpoklic.'],
    ['de', 'Wir rufen vorsorglich zurück.'],
    ['at', 'Freiwilliger Rückruf'],
    ['en', 'a precautionary measure'],
    ['it', 'Richiamo volontario'],
    ['es', 'Retirada voluntaria'],
    ['hr', 'Dobrovoljni opoziv'],
  ] as const)
    expect(soothingWord(text, lang), text).not.toBeNull();
  expect(soothingWord('Baterija se lahko vname.', 'si')).toBeNull();
  expect(soothingWord('Involuntary movement of the lid', 'en')).toBeNull();
});
