import { PAGE_CACHE_SECONDS } from '@vitrina/contract/cache-minutes';
import type { Lives } from './page-entry.ts';
import type { StaffView } from './staff-view.ts';

/** Facts about the client for the storefront, besides the request. */
export interface PageFacts {
  staffToken?: string | undefined;
  staffView?: StaffView | undefined;
  visitorToken?: string | undefined;
  visitor?: { address: string; agent: string; consent: string | undefined } | undefined;
  isDeliberate?: boolean | undefined;
}

/** Storefront as the server calls it. */
export interface PageHandler {
  handleRequest(request: Request, facts?: PageFacts): Promise<Response>;
}

/** Way a page was answered, in the log and in spans. */
export type PageServed = 'hit' | 'shared' | 'stale' | 'miss' | 'busy' | 'staff' | 'private' | 'redirect';

const DAY_MS = 86_400_000;
export const PAGE_LIVES: Lives = { freshMs: PAGE_CACHE_SECONDS * 1000, staleMs: DAY_MS, notFoundMs: 10_000 };

/** The storefront tells two layouts apart; no other User-Agent reaches it. */
export const userAgentFor = (isBot: boolean): string => (isBot ? 'Googlebot' : 'Mozilla/5.0');
