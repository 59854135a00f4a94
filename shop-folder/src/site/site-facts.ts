import type { CatalogueThing } from '@vitrina/backend/seed';

/** An entry of a list, as its file says it. */
export type SiteEntry = Readonly<Record<string, unknown>>;
/** Lists by the kind of what they hold. */
export type SiteFacts = Readonly<Partial<Record<CatalogueThing['kind'], readonly SiteEntry[]>>>;
