import { loadSettings, type SiteConfig, siteOf } from '@vitrina/backend';
import { connect } from '@vitrina/backend/db';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Config } from '../config/read-config.ts';
import { logError } from '../telemetry/log.ts';

/** Languages of a shop. The default one is fixed while a process runs, as all addresses depend on it. */
export interface EnabledLanguages {
  defaultLanguage: LanguageCode;
  multilanguage: boolean;
  enabledLanguages: readonly LanguageCode[];
}

/**
 * Reads the languages from the settings in the database, or from the environment if set there. Without a database (the
 * backend is elsewhere) by the environment alone.
 */
export async function readEnabledLanguages(config: Config, databaseUrl: string | undefined): Promise<EnabledLanguages> {
  const { languages } = config;
  if (!databaseUrl) return { ...languages, enabledLanguages: languages.multilanguage ? LANGUAGE_CODES : [languages.defaultLanguage] };
  const { db, close } = connect({ url: databaseUrl, size: 1 });
  try {
    const settings = await loadSettings(db, (error) => logError('settings are bad', error));
    const { defaultLanguage, multilanguage, enabledLanguages } = withEnvironment(config, siteOf(settings.current()));
    return { defaultLanguage, multilanguage, enabledLanguages };
  } finally {
    await close();
  }
}

/** Overrides settings by environment variables, for tests and drills. */
export function withEnvironment(
  config: Pick<Config, 'environment' | 'languages' | 'checkout' | 'identity' | 'addresses' | 'literal'>,
  site: SiteConfig,
): SiteConfig {
  const { languages, checkout, identity, addresses, literal } = config;
  const defaultLanguage = isSet(config, 'DEFAULT_LANGUAGE') ? languages.defaultLanguage : site.defaultLanguage;
  return {
    ...site,
    defaultLanguage,
    ...(languages.multilanguage ? {} : { multilanguage: false, enabledLanguages: [defaultLanguage] }),
    checkout: {
      steps: isSet(config, 'CHECKOUT_WITHOUT') ? checkout.steps : site.checkout.steps,
      orderLimits: isSet(config, 'ORDER_LIMITS') ? checkout.orderLimits : site.checkout.orderLimits,
      quickOrder: isSet(config, 'QUICK_ORDER') ? checkout.quickOrder : site.checkout.quickOrder,
      warehousePermission: isSet(config, 'ORDER_WAREHOUSE_PERMISSION') ? checkout.warehousePermission : site.checkout.warehousePermission,
    },
    identity: {
      dashboard: isSet(config, 'AUTH_DASHBOARD') ? identity.dashboard : site.identity.dashboard,
      loggedInRedirect: isSet(config, 'AUTH_LOGGED_IN') ? identity.loggedInRedirect : site.identity.loggedInRedirect,
      loggedOutRedirect: isSet(config, 'AUTH_LOGGED_OUT') ? identity.loggedOutRedirect : site.identity.loggedOutRedirect,
      keycloakOnly: isSet(config, 'KEYCLOAK_ONLY') ? identity.keycloakOnly : site.identity.keycloakOnly,
    },
    addresses: { movedPaths: addresses.movedPaths, ignoredUrls: isSet(config, 'REDIRECT_IGNORED_URLS') ? addresses.ignoredUrls : site.addresses.ignoredUrls },
    literal: {
      listsAreMissing: isSet(config, 'LISTS_AS_ERROR404') ? literal.listsAreMissing : site.literal.listsAreMissing,
      pollsAfterWrites: isSet(config, 'POLL_AFTER_WRITES') ? literal.pollsAfterWrites : site.literal.pollsAfterWrites,
      confirmsByGet: isSet(config, 'SIGNUP_CONFIRM_BY_GET') ? literal.confirmsByGet : site.literal.confirmsByGet,
      bearerInBrowser: isSet(config, 'BROWSER_BEARER') ? literal.bearerInBrowser : site.literal.bearerInBrowser,
    },
  };
}

const isSet = ({ environment }: Pick<Config, 'environment'>, name: string): boolean => environment[name] !== undefined;
