import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CacheMinutes } from '@vitrina/contract/cache-minutes';
import { isBot } from '@vitrina/contract/values/bots';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import type { Backend } from '../http/backend.ts';
import type { Config } from '../config/read-config.ts';
import { type AccessHook, loadAccessHook } from './load-access-hook.ts';
import { log, type LogLevel } from '../telemetry/log.ts';
import type { PageHandler } from './page-cache/page-handler.ts';

export interface Storefront extends PageHandler {
  /** Changes with every build of the storefront. */
  build: string;
  /** To be called when more than single products changed: reloads the data shared by all pages. */
  forget(): void;
}

/** The storefront's entry point. */
export interface StorefrontModule {
  createStorefront(options: {
    send: Backend['send'];
    publicUrl: string;
    defaultLanguage: LanguageCode;
    clientFolder: string;
    isProduction: boolean;
    isBot: (userAgent: string) => boolean;
    issueToken?: (() => Promise<string>) | undefined;
    cacheMinutes: CacheMinutes;
    outsideScripts: readonly OutsideScript[];
    alwaysAsksConsent: boolean;
    reportsClientErrors: boolean;
    renderTimeoutMs: number;
    onSlow: (report: { message: string; path: string }) => void;
    accessHook: AccessHook | undefined;
    log: (level: LogLevel, message: string, data?: { path?: string }) => void;
  }): Storefront;
}

export const CLIENT_FOLDER = fileURLToPath(new URL('../../../storefront/dist/client', import.meta.url));
const SERVER_FILE = new URL('../../../storefront/dist/server/entry-server.js', import.meta.url);

interface LoadOptions {
  backend: Backend;
  publicUrl: string;
  config: Config;
  onSlow: (report: { message: string; path: string }) => void;
  /** Module of the storefront, if not that of the build. */
  module?: StorefrontModule | undefined;
}

/** Loads the storefront. Without a build every page shows the reason, and the API works nevertheless. */
export async function loadStorefront({ backend, publicUrl, config, onSlow, module }: LoadOptions): Promise<Storefront> {
  if (!module && !existsSync(SERVER_FILE)) return notBuilt();
  // Built by Vite, so TypeScript has no types of it.
  const { createStorefront } = module ?? ((await import(SERVER_FILE.href)) as StorefrontModule);
  return createStorefront({
    send: backend.send,
    publicUrl,
    defaultLanguage: config.languages.defaultLanguage,
    clientFolder: CLIENT_FOLDER,
    isProduction: config.mode === 'production',
    isBot,
    issueToken: backend.issueToken,
    cacheMinutes: config.cacheMinutes,
    outsideScripts: config.storefront.outsideScripts,
    alwaysAsksConsent: config.storefront.consentBanner === 'always',
    reportsClientErrors: config.telemetry.sentryDsn !== undefined,
    renderTimeoutMs: config.storefront.renderTimeoutMs,
    onSlow,
    accessHook: await loadAccessHook(config.storefront.accessHook),
    log: (level, message, data = {}) => log(level, message, data),
  });
}

function notBuilt(): Storefront {
  return {
    build: 'none',
    forget: () => {},
    handleRequest: async () => {
      throw Object.assign(new Error('The storefront is not built. `npm start` builds it; the interface under /api/ works.'), { isBuildFailure: true });
    },
  };
}
