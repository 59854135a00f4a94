import { describe, expect, it } from 'vitest';
import { DEMO_SETTINGS } from '@vitrina/demo/settings';
import { checkSettings, describeProblem } from './check-settings.ts';
import { DEFAULT_DOCUMENTS } from './default-documents.ts';
import type { SettingsGroup } from './settings.ts';

/** The demo shop's documents with the value at a path replaced; `undefined` removes it. */
function withValue(path: string, value: unknown): Record<SettingsGroup, unknown> {
  const documents = structuredClone(DEMO_SETTINGS) as Record<string, unknown>;
  const parts = path.split('.');
  const place = parts.slice(0, -1).reduce((at, part) => at[part] as Record<string, unknown>, documents);
  if (value === undefined) delete place[parts.at(-1) as string];
  else place[parts.at(-1) as string] = value;
  return documents as Record<SettingsGroup, unknown>;
}
const wordsOf = (documents: Record<SettingsGroup, unknown>) => checkSettings(documents).problems?.map(describeProblem) ?? [];

describe('settings', () => {
  it('of the demo shop and the defaults of a new shop are valid', () => {
    expect(wordsOf(DEMO_SETTINGS as Record<SettingsGroup, unknown>)).toEqual([]);
    expect(wordsOf(DEFAULT_DOCUMENTS)).toEqual([]);
  });

  it.each([
    ['shop.name', '', 'shop.name must not be empty'],
    ['shop.name', undefined, 'shop.name is missing'],
    ['shop.nmae', 'Kovač', 'shop.nmae is not known here'],
    ['shop.mail.from', 'nobody', 'shop.mail.from must be an e-mail address'],
    ['shop.phone', '01 200 00 00', 'shop.phone must be a phone number'],
    ['shop.timeZone', 'Europe/Lubljana', 'shop.timeZone must be a time zone'],
    ['shop.logo', '../../etc/passwd.svg', 'shop.logo must be a path'],
    ['shop.defaultLanguage', 'sl', 'shop.defaultLanguage must be one of si, hr'],
    ['shop.languages', ['hr', 'de'], 'shop.defaultLanguage must be one of the languages that are on: hr, de'],
    ['shop.languages', ['si', 'si'], 'shop.languages must not name the same twice'],
    ['shop.colours', { light: { link: '#87c6f2' }, dark: {} }, 'shop.colours.light.link has a contrast of'],
    ['shop.colours', { light: {}, dark: { link: '#005990' } }, 'shop.colours.dark.link has a contrast of'],
    ['shop.colours', { light: { action: '#1d4ed8' }, dark: {} }, 'shop.colours.light.action has a contrast of'],
    ['legal.vitrina.vatNumber', 'SI12345678', 'legal.vitrina.vatNumber is no VAT number of SI'],
    [
      'legal.vitrina.numbers.waste',
      [
        { country: 'DE', number: 'A' },
        { country: 'DE', number: 'B' },
      ],
      'legal.vitrina.numbers.waste.1 holds for the same days as another one',
    ],
    ['legal.vitrina.name', 'Vitrina \u202eo. o. d', 'legal.vitrina.name must be one line'],
    ['legal.vitrina.address.country', 'YU', 'legal.vitrina.address.country must be a country code'],
    ['markets.hr.enabled', false, 'shop.languages.1 has no market that is on: markets.hr'],
    ['markets.hr.legalEntity', 'nobody', 'markets.hr.legalEntity is none of those in legal: vitrina'],
    ['markets.hr.currency', 'HRK', 'markets.hr.currency must be one of EUR, RSD, BAM'],
    ['markets.hr.currency', 'RSD', 'markets.hr.currency must be EUR'],
    ['markets.hr.country', 'PL', 'markets.hr.country must be one of SI, HR'],
    ['markets.hr.deliversTo', { SI: { vat: { standard: 22 } } }, "markets.hr.deliversTo must name the market's own country HR"],
    ['markets.si.deliversTo.DE.vat.standard', 0, 'markets.si.deliversTo.DE.vat.standard must not be 0'],
    ['markets.si.deliversTo.DE.exportPrice', 'net', 'markets.si.deliversTo.DE.exportPrice must be kept'],
    ['markets.si.deliversTo.RS.exportPrice', 'free', 'markets.si.deliversTo.RS.exportPrice must be one of kept, net'],
    ['markets.si.deliversTo.DE.vat.standard', 190, 'markets.si.deliversTo.DE.vat.standard must be at most 100'],
    ['markets.hr.withdrawalDays', 13, 'markets.hr.withdrawalDays must be at least 14: the law of HR'],
    ['markets.ba.withdrawalDays', 14, 'markets.ba.withdrawalDays must be at least 15: the law of BA'],
    ['markets.hr.withdrawalDays', '30', 'markets.hr.withdrawalDays must be a whole number'],
    ['markets.xx', {}, 'markets.xx'],
    ['delivery.ways.delivery.prices', [], 'delivery.ways.delivery.prices have none for SI in EUR'],
    ['delivery.ways.delivery.prices', [{ countries: ['SI'], price: { EUR: 3.9 } }], 'delivery.ways.delivery.prices have none for HR in EUR'],
    ['delivery.ways.delivery.prices', [{ upToGrams: 5000, price: { EUR: 3.9, RSD: 450, BAM: 7.9 } }], 'delivery.ways.delivery.prices have none for SI in EUR'],
    ['trade-in.devices.0.titles.rs', undefined, 'trade-in.devices.0.titles.rs is missing'],
    ['trade-in.devices.0.least.BAM', undefined, 'trade-in.devices.0.least.BAM is missing'],
    ['trade-in.devices.0.least.EUR', 500, 'trade-in.devices.0.least is reached by no answers in EUR'],
    ['trade-in.devices.0.markets', ['xx'], 'trade-in.devices.0.markets.0'],
    ['trade-in.devices.1.categories', ['smartphones'], 'trade-in.devices.1.categories.0 is that of phone already'],
    ['trade-in.devices.1.code', 'phone', 'trade-in.devices must not name the same device twice'],
    ['trade-in.questions.0.titles.si', undefined, 'trade-in.questions.0.titles.si is missing'],
    ['trade-in.questions.0.answers.1.titles.de', undefined, 'trade-in.questions.0.answers.1.titles.de is missing'],
    ['trade-in.questions.0.many', true, 'trade-in.devices.0.questions.0.question comes first, so it must have one answer'],
    ['trade-in.devices.0.questions.0.question', 'nothing', 'trade-in.devices.0.questions.0.question is none of the questions above'],
    ['trade-in.devices.0.questions.0.answers.top', undefined, 'trade-in.devices.0.questions.0.answers.top is missing'],
    ['trade-in.devices.0.questions.0.answers.best', { refused: true }, 'trade-in.devices.0.questions.0.answers.best is no answer of it'],
    ['trade-in.devices.0.questions.0.answers.top', { keeps: 90 }, 'trade-in.devices.0.questions.0.answers.top must say worth or refused'],
    [
      'trade-in.devices.0.questions.0.answers.top',
      { worth: { EUR: 1 }, keeps: 90 },
      'trade-in.devices.0.questions.0.answers.top must say one of worth, keeps, less, refused',
    ],
    ['trade-in.devices.0.questions.0.answers.top.worth.RSD', undefined, 'trade-in.devices.0.questions.0.answers.top.worth.RSD is missing'],
    [
      'trade-in.devices.0.questions.1.answers.one',
      { less: { EUR: 1, RSD: 100, BAM: 2 } },
      'trade-in.devices.0.questions.1.answers.one must say keeps or refused',
    ],
    ['trade-in.devices.0.questions.1.answers.one.keeps', 101, 'trade-in.devices.0.questions.1.answers.one.keeps must be at most 100'],
    ['trade-in.devices.0.questions.4.answers.charger', { keeps: 90 }, 'trade-in.devices.0.questions.4.answers.charger must say less or refused'],
    ['trade-in.couponDays', 3, 'trade-in.couponDays must be a whole number from 30'],
    ['delivery.ways.delivery.carrier', 'nobody', 'delivery.ways.delivery.carrier is none of delivery.carriers'],
    ['delivery.dispatch.cutOff', '25:00', 'delivery.dispatch.cutOff must be a time'],
    ['delivery.dispatch.holidays', ['02-30'], 'delivery.dispatch.holidays.0 is no day of the calendar'],
    ['delivery.locker.sides', [380, 400, 600], 'delivery.locker.sides must be three sides'],
    ['payment.accounts.0.iban', 'SI56 0201 7001 2345 687', 'payment.accounts.0.iban must be an IBAN'],
    ['payment.accounts', [], 'payment.ways.0 has no account for si'],
    ['payment.ways.1.fee', { EUR: 1.5 }, 'payment.ways.1.fee.RSD is missing'],
    ['payment.ways.1.fee.EUR', 1.555, 'payment.ways.1.fee.EUR must have at most two decimals'],
    ['behaviour.catalogue', { perPage: 24.5 }, 'behaviour.catalogue.perPage must be a whole number from 4 to 100'],
    ['behaviour.accounts', { loggedIn: 'https://evil.example/' }, 'behaviour.accounts.loggedIn must be the path of a page'],
    ['words.si', { 'add to cart': 'V voz' }, 'words.si.add to cart must be the name of a label'],
  ])('%s: %j is refused by name', (path, value, words) => {
    expect(wordsOf(withValue(path, value)).filter((one) => one.startsWith(words))).not.toEqual([]);
  });

  it('names every bad field of every group at once', () => {
    const documents = withValue('shop.name', '');
    (documents.payment as { accounts: { iban: string }[] }).accounts[1] = { iban: 'HR1' } as never;
    (documents.delivery as { dispatch: unknown }).dispatch = { cutOff: 'noon' };
    expect(checkSettings(documents).problems?.map(({ group, path }) => [group, ...path].join('.'))).toEqual([
      'shop.name',
      'delivery.dispatch.cutOff',
      'payment.accounts.1.currency',
      'payment.accounts.1.iban',
      'payment.accounts.1.bic',
    ]);
  });
});
