import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Dependencies of the module, created in app.ts. */
export interface TradeInDeps {
  site: { settings: Settings; sellers: Readonly<Partial<Record<LanguageCode, { name: string; address: string }>>> };
  /** Id of the storefront's own token, which all its calls share. */
  trustedTokenId: string | null;
  /** An interface text by its key. */
  text: (lang: LanguageCode, name: string) => string;
  /** Path of the picture of a category by its code; `null`: none. */
  categoryPicture: (code: string) => string | null;
  /** Countries with a shop for handing in goods. */
  collection: () => string[];
}
