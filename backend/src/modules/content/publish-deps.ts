import type { ReplyCache } from '../../http/reply-cache.ts';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Dependencies of the guides (publish). */
export interface PublishDeps {
  cache: ReplyCache;
  /** Origin of the shop for absolute URLs. */
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Interface text in a language: the guides’ own name in breadcrumbs. */
  text: (lang: LanguageCode, name: string) => string;
}
