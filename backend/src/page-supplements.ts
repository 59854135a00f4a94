import type { LegalEntity } from '@vitrina/contract/settings/legal';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { Settings } from '@vitrina/contract/settings/settings';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { isInEu } from '@vitrina/contract/values/iso-countries';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { sellerOf } from './site-config.ts';

type Translate = (name: string, values?: Record<string, string>) => string;
type Place = LegalEntity['authority'];
type Row = readonly [name: string, value: string | Place];

interface Page {
  settings: Settings;
  lang: LanguageCode;
  text: (lang: LanguageCode, name: string) => string;
}

/**
 * Returns the generated supplement of a page as HTML: the imprint names the market's seller, the statement on
 * accessibility the market's authority, the page of complaints the bodies that help consumers, `ranking` says how lists
 * are ordered.
 */
export function pageSupplement(code: string, { settings, lang, text }: Page): string {
  const translate: Translate = (name, values = {}) => text(lang, name).replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  if (code === 'imprint') return imprint(settings, lang, translate);
  if (code === 'accessibility') return accessibility(settings, lang, translate);
  if (code === 'complaints') return section(translate('imprint_complaints'), helpRows(settings, lang, translate));
  return code === 'ranking' ? ranking(translate) : '';
}

function imprint(settings: Settings, lang: LanguageCode, translate: Translate): string {
  const entity = sellerOf(settings, lang);
  if (!entity) return '';
  const { numbers, complaints } = entity;
  const market = settings.markets[lang];
  const country = countryName(homeCountry(settings, lang), lang);
  const numbersOf = (name: keyof LegalEntity['numbers']): Row[] =>
    numbers[name]
      .filter((one) => one.country === homeCountry(settings, lang))
      .map(({ number, scheme, representative }) => [translate(`imprint_${name}`), [number, scheme, representative].filter(Boolean).join(', ')]);
  return [
    section(translate('imprint_company'), companyRows(entity, settings, { lang, translate })),
    section(translate('imprint_supervision'), [
      [translate('imprint_authority'), entity.authority],
      [translate('imprint_authority_of', { country }), market?.authority],
    ]),
    section(translate('imprint_complaints'), [
      [translate('imprint_complaints_to'), complaints.email ?? entity.email ?? settings.shop.email],
      [translate('imprint_address'), complaints.address && addressOf(complaints.address, lang)],
      ...helpRows(settings, lang, translate),
    ]),
    section(translate('imprint_platform'), isInEu(homeCountry(settings, lang)) ? platformRows(entity, settings, { lang, translate }) : []),
    section(translate('imprint_numbers', { country }), [...numbersOf('waste'), ...numbersOf('batteries'), ...numbersOf('packaging')]),
  ].join('');
}

/** Reviews, questions and other sellers' offers are stored for others, so authorities and users have a point of contact, in languages that are named. */
function platformRows(entity: LegalEntity, { shop, markets }: Settings, { lang, translate }: { lang: LanguageCode; translate: Translate }): Row[] {
  const own = Object.values(markets).find((market) => market?.country === entity.address.country)?.language ?? lang;
  const names = new Intl.DisplayNames([LANGUAGES[lang].locale], { type: 'language' });
  const spoken = new Set([lang, own].map((one) => names.of(LANGUAGES[one].lang.split('-')[0] as string) ?? LANGUAGES[one].lang));
  return [
    [translate('imprint_platform_for'), [entity.email ?? shop.email, entity.phone ?? shop.phone].filter(Boolean).join(', ')],
    [translate('imprint_platform_languages'), [...spoken].join(', ')],
  ];
}

/** Returns the rows of bodies that help consumers in disputes with the seller. */
function helpRows(settings: Settings, lang: LanguageCode, translate: Translate): Row[] {
  const market = settings.markets[lang];
  const bodies = [...(sellerOf(settings, lang)?.complaints.bodies ?? []), ...(market?.disputeBodies ?? [])];
  return [...bodies.map((body): Row => [translate('imprint_body'), body]), [translate('imprint_consumer_centre'), market?.consumerCentre]];
}

function accessibility(settings: Settings, lang: LanguageCode, translate: Translate): string {
  const authority = settings.markets[lang]?.accessibilityAuthority;
  const country = countryName(homeCountry(settings, lang), lang);
  return section(translate('accessibility_supervision'), [[translate('accessibility_authority', { country }), authority]]);
}

function companyRows(entity: LegalEntity, { shop }: Settings, { lang, translate }: { lang: LanguageCode; translate: Translate }): Row[] {
  const { name, form, address, register, capital, vatNumber, taxNumber, managers } = entity;
  const isNamed = form === undefined || name.includes(form);
  return [
    [translate('imprint_name'), isNamed ? name : `${name} (${form})`],
    [translate('imprint_address'), addressOf(address, lang)],
    [translate('imprint_managers'), managers.join(', ') || undefined],
    [translate('imprint_register'), register && `${register.name}, ${register.number}`],
    [translate('imprint_capital'), capital && `${capital.amount.toLocaleString(LANGUAGES[lang].locale)} ${capital.currency}`],
    [translate('imprint_vat'), vatNumber],
    [translate('document_tax_number'), taxNumber],
    [translate('imprint_contact'), [entity.email ?? shop.email, entity.phone ?? shop.phone].filter(Boolean).join(', ')],
  ];
}

/** Explains every order that a list offers; no placement is paid for. */
const ranking = (translate: Translate): string =>
  `<ul>${SORTS.map((sort) => `<li><strong>${escaped(translate(`sort_${sort}`))}</strong>: ${escaped(translate(`ranking_${sort}`))}</li>`).join('')}</ul>` +
  `<h2>${escaped(translate('ranking_search'))}</h2><p>${escaped(translate('ranking_search_text'))}</p><h2>${escaped(translate('ranking_paid'))}</h2><p>${escaped(translate('ranking_paid_text'))}</p>`;

function section(title: string, rows: readonly Row[]): string {
  const filled = rows.filter(([, value]) => value !== undefined && value !== '');
  if (filled.length === 0) return '';
  return `<h2>${escaped(title)}</h2><ul>${filled.map(([name, value]) => `<li>${escaped(name)}: ${typeof value === 'object' ? linked(value) : escaped(value ?? '')}</li>`).join('')}</ul>`;
}

/** An office or a body, which its name leads to where it has a page. */
const linked = ({ name, url, address }: NonNullable<Place>): string =>
  [url ? `<a href="${escaped(url)}" rel="noopener">${escaped(name)}</a>` : escaped(name), ...(address ? [escaped(address)] : [])].join(', ');
const addressOf = ({ street, postCode, town, country }: LegalEntity['address'], lang: LanguageCode): string =>
  [street, `${postCode} ${town}`, countryName(country, lang)].join(', ');
const countryName = (code: string, lang: LanguageCode): string => new Intl.DisplayNames([LANGUAGES[lang].locale], { type: 'region' }).of(code) ?? code;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
