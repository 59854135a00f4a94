import type { ShopState } from '../database/shop-state.ts';

/** Messages from `npm run dev` to the shop's process. */
export type ToShop =
  | { kind: 'start'; databaseUrl: string | undefined; isEmbedded: boolean }
  /** Reply to a question; either of the two. */
  | { kind: 'answer'; id: number; result?: unknown; error?: string }
  /** Files of the storefront that changed. */
  | { kind: 'outdated'; files: readonly string[] }
  /** Interface texts have changed. */
  | { kind: 'texts' }
  | { kind: 'stop' };

/** Questions of the shop's process; each gets a reply. */
export type Question =
  /** A module of the storefront, as Vite's module runner asks for it. */
  | { about: 'module'; payload: unknown }
  /** Style sheets that these files of the storefront import. */
  | { about: 'styles'; entry: string; page: string | null }
  /** Port of the sandbox bank, `null` where there is none; once the database has its tables. */
  | { about: 'bank' };

/** Messages from the shop's process to `npm run dev`. */
export type FromShop =
  /** The process listens for messages now. */
  | { kind: 'here' }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'open'; port: number; holds: Pick<ShopState, 'hasDemo' | 'isEmpty'> }
  /** The shop could not open; `message` is for people. */
  | { kind: 'failed'; message: string }
  /** Texts or data shared by all pages have changed. */
  | { kind: 'site changed' };

/** One style sheet of a page. */
export interface StyleSheet {
  href: string;
  /** Vite's name for it, by which the browser keeps it once. */
  id: string;
}

/** Events in the browser: the page's data or texts may have changed; a reloaded page may differ. */
export const SHOP_CHANGED = 'shop:changed';
export const SHOP_OUTDATED = 'shop:outdated';
