import type { Db } from '@vitrina/backend/db';
import type { CatalogueThing } from '@vitrina/backend/seed';
import type { SettingsGroup } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type * as z from 'zod';
import type { Report } from '../check/report.ts';
import type { Draft } from '../export/draft.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { SiteEntry } from './site-facts.ts';

type Value = Record<string, unknown>;

export interface SiteThing {
  code: string;
  value: Value;
}

/** Context for the value of an entry. */
export interface SitePlace {
  facts: ShopFacts;
  /** Settings as in the files; groups without files are left out. */
  documents: Partial<Record<SettingsGroup, unknown>>;
  defaultLanguage: LanguageCode;
  /** Position of the entry in its list. */
  position: number;
  /** The entry's present value in the shop; absent: it is new. */
  standing: Value | undefined;
  /** True if it is unchanged since the load. */
  isUntouched: boolean;
  /** Entry of the folder at the last load; absent: none. */
  earlier: SiteEntry | undefined;
  now: Date;
}

export interface SiteChecking {
  facts: ShopFacts;
  /** Settings as in the files; groups without files are left out. */
  documents: Partial<Record<SettingsGroup, unknown>>;
  report: Report;
}

/** A kind of entries with a list of their own, outside of catalogue and content: menus, coupons. */
export interface SiteKind<Facts> {
  kind: CatalogueThing['kind'];
  /** Path in the folder. */
  file: `${string}.yaml`;
  schema: z.ZodType<Facts[]>;
  codeOf: (facts: Facts) => string;
  /** Keys of its texts in `texts/`, in order of writing; optional ones are marked. */
  texts: (facts: Facts) => readonly { key: string; isOptional?: boolean | undefined }[];
  /** Folder of its Markdown texts in `content/`; absent: it has none. */
  folderOf?: (facts: Facts) => string;
  check: (entries: readonly Facts[], checking: SiteChecking) => void;
  /** Builds the value in the form of `selectCatalogueState`. */
  value: (facts: Facts, place: SitePlace) => Value;
  save: (db: Db, things: readonly SiteThing[], place: Pick<SitePlace, 'defaultLanguage'>) => Promise<void>;
  remove: (db: Db, codes: readonly string[]) => Promise<void>;
  /** Returns the entry for the shop's state; its texts are added to the draft. */
  take: (thing: SiteThing, taking: { draft: Draft; before: Facts | undefined }) => Facts;
  /** Sorts the list as in the shop; absent: the order has no meaning. */
  arrange?: (entries: readonly Facts[], values: ReadonlyMap<string, Value>) => Facts[];
}

/** Erases the type of a kind's entries, so that kinds fit into one list. */
export const siteKind = <Facts extends object>(kind: SiteKind<Facts>): SiteKind<SiteEntry> => kind as unknown as SiteKind<SiteEntry>;
