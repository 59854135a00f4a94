/**
 * The shapes in which the demo shop's catalogue is written. Data files hold nothing but data;
 * `demo/load/` turns them into rows.
 */

/** One text in every language. German serves Austria too unless `at` says it another way. */
export interface Texts {
  si: string;
  hr: string;
  en: string;
  de: string;
  rs: string;
  it: string;
  ba: string;
  me: string;
  es: string;
  at?: string;
}

/** A text that is the same everywhere (`4K`, `USB-C`), or one per language. */
export type TextOrSame = string | Texts;

export interface DemoAttribute {
  /** Stable code, used in addresses: `?ram=16-gb`. snake_case. */
  code: string;
  title: Texts;
  /** `number` may have a unit; `choice` names one or several of `values`; `flag` is yes or no; `text` is free. */
  type: 'number' | 'choice' | 'flag' | 'text';
  /** Printed after the number: `"`, `GB`, `Hz`, `kg`, `cm`, `W`, `dB`, `mAh`, `h`, `l`. */
  unit?: TextOrSame;
  /** Code of the group of the specification table (see `attributeGroups` in common.ts). */
  group: string;
  /** One plain sentence: what it means and whom which value suits. */
  help?: Texts;
  /** For `choice`: value code (kebab-case, used in addresses) to its text, in the order of display. */
  values?: Record<string, TextOrSame>;
}

export interface DemoCategory {
  code: string;
  /** Code of the category above; absent on the first level. */
  parent?: string;
  title: Texts;
  /** Address segment in each language: lower case ASCII letters, digits, hyphens. */
  slug: Texts;
  /** One or two sentences under the page title. */
  description: Texts;
  /** Attribute codes offered as filters, most useful first. `manufacturer`, `price` and availability come by themselves. */
  filters?: string[];
  /** Three or four attribute codes printed on each tile. All of them are also filters or numbers in the table. */
  tile?: string[];
  /** Picture for menus and department rows: a device kind with its parameters (see demo/pictures). */
  picture: DemoPicture;
  visible?: boolean;
}

/** What to draw: the kind's file name in demo/pictures/kinds and that kind's parameters. */
export interface DemoPicture {
  kind: string;
  [parameter: string]: string | number | boolean;
}

export interface DemoReview {
  lang: 'si' | 'hr' | 'en' | 'de' | 'at' | 'rs' | 'it' | 'ba' | 'me' | 'es';
  name: string;
  rate: 1 | 2 | 3 | 4 | 5;
  message: string;
}

export interface DemoModel {
  /** Only for the handles of the contract (`DEMO-LAPTOP-01` …); others get a code from family and position. */
  code?: string;
  /** What follows noun and brand in the title, the same in every language: `Arc 14`. Colours and sizes go to `variant`. */
  name: string;
  /** What tells this model from its sisters, after a comma in the title: `{ si: 'modri, 256 GB', … }` or `16 GB / 512 GB`. */
  variant?: TextOrSame;
  /** Gross price in the Slovenian market, euro cents. Other markets are derived by their VAT. */
  price: number;
  /** Gross price before a cut that took effect `cutDaysAgo` days ago (1 to 25), euro cents. */
  priceBefore?: number;
  cutDaysAgo?: number;
  /** Price for club members, euro cents. */
  loyaltyPrice?: number;
  /** Attribute code to value: number, value code, list of value codes, boolean, or text in `TextOrSame`. */
  attributes: Record<string, number | boolean | string | string[] | Texts>;
  picture: DemoPicture;
  /** `plenty` (default), `some`, `last` (one piece in one shop), `none`, `order` (on request, no stock). */
  stock?: 'plenty' | 'some' | 'last' | 'none' | 'order';
  /** YYYY-MM */
  released: string;
  /** Average rating and number of votes; absent for brand new things. */
  rating?: [average: number, votes: number];
  badges?: ('new' | 'open-box' | 'bestseller' | 'eco')[];
  condition?: 'new' | 'open-box' | 'refurbished';
  seller?: string;
  visible?: boolean;
  adult?: boolean;
  ignoreBrandVisibility?: boolean;
}

/** Things that share a description: one machine in several sizes, colours or equipments. */
export interface DemoFamily {
  /** kebab-case, unique in the shop: `kvant-arc`. */
  key: string;
  /** Brand code, see brands.ts. */
  brand: string;
  /** Code of a category of the lowest level. */
  category: string;
  /** What it is, in front of brand and model in the title: `Prenosnik`, `Notebook`, `Pralni stroj`. Singular, capitalised. */
  noun: Texts;
  /** One sentence of at most 90 characters for tiles and search results. No product name in it. */
  short: Texts;
  /** The description: 40 to 70 words in two or three paragraphs separated by `\n\n`. Facts before adjectives. */
  description: Texts;
  /** True where the models are variants of one configurable product (colour, memory), chosen on one page. */
  configurable?: boolean;
  /** For configurable families: attribute codes that the shopper chooses, in order. */
  options?: string[];
  /** Keys of families that fit or go along (accessories). */
  related?: string[];
  models: DemoModel[];
  reviews?: DemoReview[];
}

export interface DemoDepartment {
  categories: DemoCategory[];
  attributes: DemoAttribute[];
  families: DemoFamily[];
}
