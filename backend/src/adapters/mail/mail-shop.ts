import type { LanguageCode } from '@vitrina/contract/values/languages';

/** What mails say about the shop. */
export interface MailShop {
  name: string;
  organizationName: string;
  /** Street, post code and town. */
  postalAddress: string;
  /** Origin of all links, without a slash at its end. */
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Sender, and where answers go. */
  email: string;
  phone: string;
}

/** A text of a language by its name. */
export type MailText = (lang: LanguageCode, name: string) => string;
