import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Seller in a market, as printed below mails and pages. */
export interface Seller {
  name: string;
  /** Street, post code and town. */
  address: string;
  vatNumber: string | null;
}

/** Facts of the shop used in mails. */
export interface MailShop {
  name: string;
  organizationName: string;
  /** Street, post code and town. */
  postalAddress: string;
  /** Origin of all links, without a trailing slash. */
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Reply address. */
  email: string;
  /** Empty: none. */
  phone: string;
  /** Time zone of days and times; absent: the default. */
  timeZone?: string;
  /** Sender of mails; absent: `email`. */
  mailSender?: { from: string; name?: string | undefined; replyTo?: string | undefined };
  /** Colours of the primary button; absent: the defaults. */
  brand?: { action: string; actionText: string };
  /** Seller by market; absent: the organization everywhere. */
  sellers?: Readonly<Partial<Record<LanguageCode, Seller>>>;
}

/** A text of a language by its key. */
export type MailText = (lang: LanguageCode, name: string) => string;
