import { campaigns } from './campaigns.ts';
import { coupons } from './coupons.ts';
import { choiceGuides } from './choice-guides.ts';
import { fitRules } from './fit-rules.ts';
import { menus } from './menus.ts';
import { newsletters } from './newsletters.ts';
import { pickupPoints } from './pickup-points.ts';
import { redirects } from './redirects.ts';
import { recalls } from './recalls.ts';
import type { SiteEntry } from './site-facts.ts';
import type { SiteKind } from './site-kind.ts';

/** Lists of a folder outside of catalogue and content, in order of loading and writing. */
export const SITE_KINDS: readonly SiteKind<SiteEntry>[] = [menus, redirects, pickupPoints, coupons, campaigns, newsletters, recalls, fitRules, choiceGuides];

/** Name of a list's JSON Schema: `menus` for `content/menus.yaml`. */
export const schemaName = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
