import type { LawSection, ProductDetail } from '@vitrina/contract/catalogue';
import { blocksOf } from '@vitrina/contract/law/duties-of';
import type { LawBlock } from '@vitrina/contract/law/duties';
import { guaranteeIn } from '@vitrina/contract/law/guarantee-in';
import type { OfficialPicture } from '@vitrina/contract/law/official-pictures';
import { isInSingleMarket, type Operator } from '@vitrina/contract/law/operator';
import { YOUR_EUROPE } from '@vitrina/contract/law/your-europe';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { Settings } from '@vitrina/contract/settings/settings';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { dayIn } from '@vitrina/contract/values/date';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import type { Manufacturer, Seller } from '../dictionary.ts';
import type { ProductDetailRow } from '../product/product-queries.ts';
import { chargingView } from './charging-view.ts';
import { dataRows, repairRows } from './fact-rows.ts';
import { guaranteeLines } from './guarantee-lines.ts';
import { textsIn } from './texts-in.ts';

interface SectionContext {
  /** The manufacturer's guarantee only if it applies in the market. */
  law: Omit<ProductLaw, 'guarantee'> & { guarantee: ProductLaw['guarantee'] };
  badges: readonly string[];
  maker: Manufacturer | undefined;
  seller: Seller | undefined;
  translate: (name: string, values?: Record<string, string>) => string;
  lang: LanguageCode;
  blocks: ReadonlySet<LawBlock>;
  /** Numbers in the registers of the market's country. */
  numbers: readonly { name: string; value: string }[];
  /** URL of an official picture of the market; `null`: the shop owner has not supplied one. */
  picture: (name: OfficialPicture) => string | null;
}

/** Returns the numbers of the market's seller in the producer registers of its country. */
const producerNumbers = ({ legal, markets }: Settings, lang: LanguageCode, country: string): { scheme: string; number: string }[] =>
  Object.entries(legal[markets[lang]?.legalEntity ?? '']?.numbers ?? {}).flatMap(([scheme, all]) =>
    all.filter((one) => one.country === country).map(({ number }) => ({ scheme, number })),
  );

type SectionBuilder = (context: SectionContext) => LawSection | null;

/** Returns the legally required blocks of a product's page, in the language's words; the rule table decides which. */
export function lawView(catalogue: Catalogue, row: ProductDetailRow, lang: LanguageCode): ProductDetail['law'] {
  const settings = catalogue.settings();
  const market = homeCountry(settings, lang);
  const maker = catalogue.dictionary.manufacturers.get(row.manufacturer_id ?? 0);
  const seller = catalogue.dictionary.sellers.get(row.seller_id ?? 0);
  const law = { ...row.law, guarantee: guaranteeIn(row.law.guarantee, market) };
  const country = maker?.law.country;
  const blocks = blocksOf(
    {
      group: law.group ?? 'none',
      condition: row.condition,
      isConnected: law.data_act?.connected === true,
      isDurable: law.guarantee?.durability === true,
      isForeignMaker: country !== undefined && !isInSingleMarket(country),
      isOtherSeller: seller !== undefined,
    },
    market,
    dayIn(catalogue.now(), settings.shop.timeZone),
  );
  const translate = textsIn(catalogue, lang);
  const numbers = producerNumbers(settings, lang, market).map(({ scheme, number }) => ({ name: translate(`law_number_${scheme}`), value: number }));
  const picture = (name: OfficialPicture): string | null => {
    const file = settings.markets[lang]?.officialPictures?.[name]?.file;
    return file === undefined ? null : `/media/${file}`;
  };
  const context = { law, badges: row.badges, maker, seller, translate, lang, blocks, numbers, picture };
  const sections = SECTION_BUILDERS.flatMap(([block, build]) => (block === null || blocks.has(block) ? (build(context) ?? []) : []));
  return { sections, charging: blocks.has('charger') ? chargingView(law, lang, picture) : null };
}

const guaranteeSection: SectionBuilder = ({ law: { guarantee }, translate, lang }) => {
  if (!guarantee) return null;
  const { months, terms_url, durability } = guarantee;
  const terms = languagesFor(lang).flatMap((one) => terms_url?.[one] ?? [])[0];
  const lines = [...guaranteeLines(guarantee, translate), ...(durability ? [translate('law_durability')] : [])];
  return {
    ...section('guarantee', translate('law_guarantee', { months: String(months) }), { lines }),
    ...(terms !== undefined && { link: { url: terms, title: translate('law_guarantee_terms') } }),
  };
};

const responsiblePersonSection: SectionBuilder = ({ law, maker, translate, lang }) => {
  const person = law.responsible_person ?? maker?.law.responsible_person;
  return person ? section('responsible_person', translate('law_responsible'), { lines: [addressLine(person, lang)] }) : null;
};

const importerSection: SectionBuilder = ({ law: { importer }, translate, lang }) =>
  importer ? section('importer', translate('law_importer'), { lines: [addressLine(importer, lang)] }) : null;

const originSection: SectionBuilder = ({ law, translate, lang }) =>
  law.origin_country ? section('origin', translate('law_origin'), { lines: [countryName(law.origin_country, lang)] }) : null;

const warningsSection: SectionBuilder = ({ law: { warnings }, translate, lang }) => {
  if (!warnings) return null;
  const own = languagesFor(lang).flatMap((one) => warnings.texts?.[one] ?? [])[0];
  const lines = warnings.none
    ? [translate('law_warnings_none')]
    : [...(warnings.codes ?? []).map((code) => translate(`warning_${code}`)), ...(own ? [own] : [])];
  return section('warnings', translate('law_warnings'), { lines });
};

const repairSection: SectionBuilder = ({ law, translate }) => ofRows('repair', translate('law_repair'), repairRows(law, translate));
const dataActSection: SectionBuilder = ({ law, translate, lang }) => ofRows('data_act', translate('law_data'), dataRows(law, translate, lang));
const ofRows = (code: string, title: string, rows: LawSection['rows']): LawSection | null => (rows.length > 0 ? section(code, title, { rows }) : null);

const sellerSection: SectionBuilder = ({ seller, translate, lang }) => sellerIdentity(seller, translate, lang);

/** Returns a seller's legal identity, and whether consumer rights apply; `null`: the shop itself, or unknown. */
export function sellerIdentity(seller: Seller | undefined, translate: (name: string) => string, lang: LanguageCode): LawSection | null {
  const { name, address, email, phone, register, vat_number, trader } = seller?.law ?? {};
  if (!name || !address) return null;
  const place = `${address.street}, ${address.postCode} ${address.town}, ${countryName(address.country, lang)}`;
  const lines = [
    [name, place].join(', '),
    [email, phone].filter(Boolean).join(', '),
    [register && `${register.name}, ${register.number}`, vat_number].filter(Boolean).join(', '),
    translate(trader ? 'law_seller_trader' : 'law_seller_private'),
  ].filter((line) => line !== '');
  return section('seller', translate('law_seller'), { lines });
}

/** `open`: the duration of the guarantee is not confirmed for every market, so the market's own text is used. */
const legalGuaranteeSection: SectionBuilder = ({ translate, blocks, picture, seller }) => {
  const isPrivate = seller?.law.trader === false;
  return {
    ...section('legal_guarantee', translate('law_legal_guarantee'), {
      lines: [
        liableFor(seller, translate),
        ...(blocks.has('repair_extension') && !isPrivate ? [translate('law_repair_extension')] : []),
        // The shop itself agrees on no shorter period; agreements of other sellers are not known.
        ...(blocks.has('used_guarantee') && seller === undefined ? [translate('law_used_guarantee')] : []),
        ...(blocks.has('national_guarantee') && !isPrivate ? [translate('law_si_guarantee')] : []),
      ],
    }),
    ...(blocks.has('guarantee_notice') && { link: { url: YOUR_EUROPE, title: translate('law_your_europe') }, ...pictured(picture('guarantee-notice')) }),
  };
};

/** The liable seller: the shop's own text says "we", which is wrong for another seller's goods. */
function liableFor(seller: Seller | undefined, translate: SectionContext['translate']): string {
  if (seller === undefined) return translate('footer_guarantee');
  return seller.law.trader === false ? translate('law_seller_private') : translate('law_legal_guarantee_seller', { seller: seller.law.name ?? seller.title });
}

const pictured = (picture: string | null): Pick<LawSection, 'picture'> => (picture === null ? {} : { picture });

/** A right of withdrawal that ends when a seal is opened, or that is excluded. */
const withdrawalSection: SectionBuilder = ({ law: { withdrawal }, translate }) =>
  withdrawal ? section('withdrawal', translate('law_withdrawal'), { lines: [translate(`law_withdrawal_${withdrawal}`)] }) : null;

/** States the claim of a badge together with the certified label that proves it, on the same page. */
const claimsSection: SectionBuilder = ({ law: { claims = [] }, badges, translate }) => {
  const lines = claims.flatMap(({ claim, scheme }) =>
    scheme !== undefined && badges.includes(claim) ? [translate('law_claim_scheme', { claim: translate(`badge_${claim.replaceAll('-', '_')}`), scheme })] : [],
  );
  return lines.length > 0 ? section('claims', translate('law_claims'), { lines }) : null;
};

const producerNumbersSection: SectionBuilder = ({ numbers, translate }) =>
  numbers.length > 0 ? section('producer_numbers', translate('law_producer_numbers'), { rows: [...numbers] }) : null;

const takeBackSection: SectionBuilder = ({ translate }) => section('take_back', translate('law_take_back'), { lines: [translate('law_take_back_text')] });

/** Sections in the order of the page. `null`: shown whenever the facts are known. */
const SECTION_BUILDERS: readonly (readonly [LawBlock | null, SectionBuilder])[] = [
  ['warnings', warningsSection],
  ['responsible_person', responsiblePersonSection],
  [null, importerSection],
  [null, originSection],
  ['seller_identity', sellerSection],
  [null, legalGuaranteeSection],
  [null, guaranteeSection],
  [null, withdrawalSection],
  [null, repairSection],
  [null, claimsSection],
  ['data_act', dataActSection],
  ['take_back', takeBackSection],
  ['producer_numbers', producerNumbersSection],
];

const section = (code: string, title: string, { lines = [], rows = [] }: Partial<Pick<LawSection, 'lines' | 'rows'>>): LawSection => ({
  code,
  title,
  lines,
  rows,
});

const addressLine = ({ name, street, post_code, town, country, email, url, phone }: Operator, lang: LanguageCode): string =>
  [name, street, `${post_code} ${town}`, countryName(country, lang), email ?? url, phone].filter(Boolean).join(', ');

const NAMES = new Map<LanguageCode, Intl.DisplayNames>();
const MOST_NAMES = 3000;
const nameOf = createBoundedMemo<string>(MOST_NAMES);

/** Cached, as the name lookup by `Intl` takes longer than all other legal facts of a product. */
const countryName = (code: string, lang: LanguageCode): string =>
  nameOf(`${lang} ${code}`, () => {
    const names = NAMES.get(lang) ?? new Intl.DisplayNames(LANGUAGES[lang].lang, { type: 'region' });
    NAMES.set(lang, names);
    return names.of(code) ?? code;
  });
