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

interface Telling {
  /** The manufacturer's guarantee only if it applies in the market. */
  law: Omit<ProductLaw, 'guarantee'> & { guarantee: ProductLaw['guarantee'] };
  badges: readonly string[];
  maker: Manufacturer | undefined;
  seller: Seller | undefined;
  say: (name: string, values?: Record<string, string>) => string;
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

type Tell = (telling: Telling) => LawSection | null;

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
  const say = textsIn(catalogue, lang);
  const numbers = producerNumbers(settings, lang, market).map(({ scheme, number }) => ({ name: say(`law_number_${scheme}`), value: number }));
  const picture = (name: OfficialPicture): string | null => {
    const file = settings.markets[lang]?.officialPictures?.[name]?.file;
    return file === undefined ? null : `/media/${file}`;
  };
  const telling = { law, badges: row.badges, maker, seller, say, lang, blocks, numbers, picture };
  const sections = TELL.flatMap(([block, tell]) => (block === null || blocks.has(block) ? (tell(telling) ?? []) : []));
  return { sections, charging: blocks.has('charger') ? chargingView(law, lang, picture) : null };
}

const tellGuarantee: Tell = ({ law: { guarantee }, say, lang }) => {
  if (!guarantee) return null;
  const { months, terms_url, durability } = guarantee;
  const terms = languagesFor(lang).flatMap((one) => terms_url?.[one] ?? [])[0];
  const lines = [...guaranteeLines(guarantee, say), ...(durability ? [say('law_durability')] : [])];
  return {
    ...section('guarantee', say('law_guarantee', { months: String(months) }), { lines }),
    ...(terms !== undefined && { link: { url: terms, title: say('law_guarantee_terms') } }),
  };
};

const tellResponsible: Tell = ({ law, maker, say, lang }) => {
  const person = law.responsible_person ?? maker?.law.responsible_person;
  return person ? section('responsible_person', say('law_responsible'), { lines: [addressLine(person, lang)] }) : null;
};

const tellImporter: Tell = ({ law: { importer }, say, lang }) =>
  importer ? section('importer', say('law_importer'), { lines: [addressLine(importer, lang)] }) : null;

const tellOrigin: Tell = ({ law, say, lang }) =>
  law.origin_country ? section('origin', say('law_origin'), { lines: [countryName(law.origin_country, lang)] }) : null;

const tellWarnings: Tell = ({ law: { warnings }, say, lang }) => {
  if (!warnings) return null;
  const own = languagesFor(lang).flatMap((one) => warnings.texts?.[one] ?? [])[0];
  const lines = warnings.none ? [say('law_warnings_none')] : [...(warnings.codes ?? []).map((code) => say(`warning_${code}`)), ...(own ? [own] : [])];
  return section('warnings', say('law_warnings'), { lines });
};

const tellRepair: Tell = ({ law, say }) => ofRows('repair', say('law_repair'), repairRows(law, say));
const tellData: Tell = ({ law, say, lang }) => ofRows('data_act', say('law_data'), dataRows(law, say, lang));
const ofRows = (code: string, title: string, rows: LawSection['rows']): LawSection | null => (rows.length > 0 ? section(code, title, { rows }) : null);

const tellSeller: Tell = ({ seller, say, lang }) => sellerIdentity(seller, say, lang);

/** Returns a seller's legal identity, and whether consumer rights apply; `null`: the shop itself, or unknown. */
export function sellerIdentity(seller: Seller | undefined, say: (name: string) => string, lang: LanguageCode): LawSection | null {
  const { name, address, email, phone, register, vat_number, trader } = seller?.law ?? {};
  if (!name || !address) return null;
  const place = `${address.street}, ${address.postCode} ${address.town}, ${countryName(address.country, lang)}`;
  const lines = [
    [name, place].join(', '),
    [email, phone].filter(Boolean).join(', '),
    [register && `${register.name}, ${register.number}`, vat_number].filter(Boolean).join(', '),
    say(trader ? 'law_seller_trader' : 'law_seller_private'),
  ].filter((line) => line !== '');
  return section('seller', say('law_seller'), { lines });
}

/** `open`: the duration of the guarantee is not confirmed for every market, so the market's own text is used. */
const tellLegalGuarantee: Tell = ({ say, blocks, picture, seller }) => {
  const isPrivate = seller?.law.trader === false;
  return {
    ...section('legal_guarantee', say('law_legal_guarantee'), {
      lines: [
        liableFor(seller, say),
        ...(blocks.has('repair_extension') && !isPrivate ? [say('law_repair_extension')] : []),
        // The shop itself agrees on no shorter period; agreements of other sellers are not known.
        ...(blocks.has('used_guarantee') && seller === undefined ? [say('law_used_guarantee')] : []),
        ...(blocks.has('national_guarantee') && !isPrivate ? [say('law_si_guarantee')] : []),
      ],
    }),
    ...(blocks.has('guarantee_notice') && { link: { url: YOUR_EUROPE, title: say('law_your_europe') }, ...pictured(picture('guarantee-notice')) }),
  };
};

/** The liable seller: the shop's own text says "we", which is wrong for another seller's goods. */
function liableFor(seller: Seller | undefined, say: Telling['say']): string {
  if (seller === undefined) return say('footer_guarantee');
  return seller.law.trader === false ? say('law_seller_private') : say('law_legal_guarantee_seller', { seller: seller.law.name ?? seller.title });
}

const pictured = (picture: string | null): Pick<LawSection, 'picture'> => (picture === null ? {} : { picture });

/** A right of withdrawal that ends when a seal is opened, or that is excluded. */
const tellWithdrawal: Tell = ({ law: { withdrawal }, say }) =>
  withdrawal ? section('withdrawal', say('law_withdrawal'), { lines: [say(`law_withdrawal_${withdrawal}`)] }) : null;

/** States the claim of a badge together with the certified label that proves it, on the same page. */
const tellClaims: Tell = ({ law: { claims = [] }, badges, say }) => {
  const lines = claims.flatMap(({ claim, scheme }) =>
    scheme !== undefined && badges.includes(claim) ? [say('law_claim_scheme', { claim: say(`badge_${claim.replaceAll('-', '_')}`), scheme })] : [],
  );
  return lines.length > 0 ? section('claims', say('law_claims'), { lines }) : null;
};

const tellNumbers: Tell = ({ numbers, say }) => (numbers.length > 0 ? section('producer_numbers', say('law_producer_numbers'), { rows: [...numbers] }) : null);

const tellTakeBack: Tell = ({ say }) => section('take_back', say('law_take_back'), { lines: [say('law_take_back_text')] });

/** Sections in the order of the page. `null`: shown whenever the facts are known. */
const TELL: readonly (readonly [LawBlock | null, Tell])[] = [
  ['warnings', tellWarnings],
  ['responsible_person', tellResponsible],
  [null, tellImporter],
  [null, tellOrigin],
  ['seller_identity', tellSeller],
  [null, tellLegalGuarantee],
  [null, tellGuarantee],
  [null, tellWithdrawal],
  [null, tellRepair],
  [null, tellClaims],
  ['data_act', tellData],
  ['take_back', tellTakeBack],
  ['producer_numbers', tellNumbers],
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
