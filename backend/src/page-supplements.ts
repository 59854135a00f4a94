import type { LegalEntity } from '@vitrina/contract/settings/legal';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { Settings } from '@vitrina/contract/settings/settings';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { isInEu } from '@vitrina/contract/values/iso-countries';
import { SORTS } from '@vitrina/contract/values/listing-query';
import { sellerOf } from './site-config.ts';

type Say = (name: string, values?: Record<string, string>) => string;
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
  const say: Say = (name, values = {}) => text(lang, name).replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  if (code === 'imprint') return imprint(settings, lang, say);
  if (code === 'accessibility') return accessibility(settings, lang, say);
  if (code === 'complaints') return section(say('imprint_complaints'), helpRows(settings, lang, say));
  return code === 'ranking' ? ranking(say) : '';
}

function imprint(settings: Settings, lang: LanguageCode, say: Say): string {
  const entity = sellerOf(settings, lang);
  if (!entity) return '';
  const { numbers, complaints } = entity;
  const market = settings.markets[lang];
  const country = countryName(homeCountry(settings, lang), lang);
  const numbersOf = (name: keyof LegalEntity['numbers']): Row[] =>
    numbers[name]
      .filter((one) => one.country === homeCountry(settings, lang))
      .map(({ number, scheme, representative }) => [say(`imprint_${name}`), [number, scheme, representative].filter(Boolean).join(', ')]);
  return [
    section(say('imprint_company'), companyRows(entity, settings, { lang, say })),
    section(say('imprint_supervision'), [
      [say('imprint_authority'), entity.authority],
      [say('imprint_authority_of', { country }), market?.authority],
    ]),
    section(say('imprint_complaints'), [
      [say('imprint_complaints_to'), complaints.email ?? entity.email ?? settings.shop.email],
      [say('imprint_address'), complaints.address && addressOf(complaints.address, lang)],
      ...helpRows(settings, lang, say),
    ]),
    section(say('imprint_platform'), isInEu(homeCountry(settings, lang)) ? platformRows(entity, settings, { lang, say }) : []),
    section(say('imprint_numbers', { country }), [...numbersOf('waste'), ...numbersOf('batteries'), ...numbersOf('packaging')]),
  ].join('');
}

/** Reviews, questions and other sellers' offers are stored for others, so authorities and users have a point of contact, in languages that are named. */
function platformRows(entity: LegalEntity, { shop, markets }: Settings, { lang, say }: { lang: LanguageCode; say: Say }): Row[] {
  const own = Object.values(markets).find((market) => market?.country === entity.address.country)?.language ?? lang;
  const names = new Intl.DisplayNames([LANGUAGES[lang].locale], { type: 'language' });
  const spoken = new Set([lang, own].map((one) => names.of(LANGUAGES[one].lang.split('-')[0] as string) ?? LANGUAGES[one].lang));
  return [
    [say('imprint_platform_for'), [entity.email ?? shop.email, entity.phone ?? shop.phone].filter(Boolean).join(', ')],
    [say('imprint_platform_languages'), [...spoken].join(', ')],
  ];
}

/** Returns the rows of bodies that help consumers in disputes with the seller. */
function helpRows(settings: Settings, lang: LanguageCode, say: Say): Row[] {
  const market = settings.markets[lang];
  const bodies = [...(sellerOf(settings, lang)?.complaints.bodies ?? []), ...(market?.disputeBodies ?? [])];
  return [...bodies.map((body): Row => [say('imprint_body'), body]), [say('imprint_consumer_centre'), market?.consumerCentre]];
}

function accessibility(settings: Settings, lang: LanguageCode, say: Say): string {
  const authority = settings.markets[lang]?.accessibilityAuthority;
  const country = countryName(homeCountry(settings, lang), lang);
  return section(say('accessibility_supervision'), [[say('accessibility_authority', { country }), authority]]);
}

function companyRows(entity: LegalEntity, { shop }: Settings, { lang, say }: { lang: LanguageCode; say: Say }): Row[] {
  const { name, form, address, register, capital, vatNumber, taxNumber, managers } = entity;
  const isNamed = form === undefined || name.includes(form);
  return [
    [say('imprint_name'), isNamed ? name : `${name} (${form})`],
    [say('imprint_address'), addressOf(address, lang)],
    [say('imprint_managers'), managers.join(', ') || undefined],
    [say('imprint_register'), register && `${register.name}, ${register.number}`],
    [say('imprint_capital'), capital && `${capital.amount.toLocaleString(LANGUAGES[lang].locale)} ${capital.currency}`],
    [say('imprint_vat'), vatNumber],
    [say('document_tax_number'), taxNumber],
    [say('imprint_contact'), [entity.email ?? shop.email, entity.phone ?? shop.phone].filter(Boolean).join(', ')],
  ];
}

/** Explains every order that a list offers; no placement is paid for. */
const ranking = (say: Say): string =>
  `<ul>${SORTS.map((sort) => `<li><strong>${escaped(say(`sort_${sort}`))}</strong>: ${escaped(say(`ranking_${sort}`))}</li>`).join('')}</ul>` +
  `<h2>${escaped(say('ranking_search'))}</h2><p>${escaped(say('ranking_search_text'))}</p><h2>${escaped(say('ranking_paid'))}</h2><p>${escaped(say('ranking_paid_text'))}</p>`;

function section(title: string, rows: readonly Row[]): string {
  const known = rows.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return '';
  return `<h2>${escaped(title)}</h2><ul>${known.map(([name, value]) => `<li>${escaped(name)}: ${typeof value === 'object' ? linked(value) : escaped(value ?? '')}</li>`).join('')}</ul>`;
}

/** An office or a body, which its name leads to where it has a page. */
const linked = ({ name, url, address }: NonNullable<Place>): string =>
  [url ? `<a href="${escaped(url)}" rel="noopener">${escaped(name)}</a>` : escaped(name), ...(address ? [escaped(address)] : [])].join(', ');
const addressOf = ({ street, postCode, town, country }: LegalEntity['address'], lang: LanguageCode): string =>
  [street, `${postCode} ${town}`, countryName(country, lang)].join(', ');
const countryName = (code: string, lang: LanguageCode): string => new Intl.DisplayNames([LANGUAGES[lang].locale], { type: 'region' }).of(code) ?? code;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
