import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Seller in a market, as printed below mails and pages. */
export interface Seller {
  name: string;
  /** Street, post code and town. */
  address: string;
  vatNumber: string | null;
}

/** What mails say about the shop. */
export interface MailShop {
  name: string;
  organizationName: string;
  /** Street, post code and town. */
  postalAddress: string;
  /** Origin of all links, without a slash at its end. */
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Where readers write to. */
  email: string;
  /** Empty: there is none. */
  phone: string;
  /** Whose clock tells days and times; left out: the usual one. */
  timeZone?: string;
  /** What mails come from; left out: `email`. */
  mailSender?: { from: string; name?: string | undefined; replyTo?: string | undefined };
  /** Of the main button; left out: the shipped ones. */
  brand?: { action: string; actionText: string };
  /** Seller by market; absent: the organization everywhere. */
  sellers?: Readonly<Partial<Record<LanguageCode, Seller>>>;
}

/** A text of a language by its name. */
export type MailText = (lang: LanguageCode, name: string) => string;
