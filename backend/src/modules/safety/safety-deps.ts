import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Dependencies of the module, created in app.ts. */
export interface SafetyDeps {
  site: { defaultLanguage: LanguageCode; settings: Settings };
}
