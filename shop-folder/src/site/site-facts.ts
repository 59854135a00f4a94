import type { CatalogueThing } from '@vitrina/backend/seed';

/** An entry of a list, as in its file. */
export type SiteEntry = Readonly<Record<string, unknown>>;
/** Lists by the kind of their entries. */
export type SiteFacts = Readonly<Partial<Record<CatalogueThing['kind'], readonly SiteEntry[]>>>;
