import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isBot } from '@vitrina/contract/values/bots';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Backend } from './backend-here.ts';
import { log } from './log.ts';
import type { PageHandler } from './page-cache/handle-page.ts';

export interface Storefront extends PageHandler {
  /** Changes with every build of the storefront. */
  build: string;
  /** Called when more than single products changed: what stands around every page is read anew. */
  forget(): void;
}

interface StorefrontModule {
  createStorefront(options: {
    send: Backend['send'];
    publicUrl: string;
    defaultLanguage: LanguageCode;
    clientFolder: string;
    isProduction: boolean;
    isBot: (userAgent: string) => boolean;
    token?: string | undefined;
    log: (level: 'info' | 'warn' | 'error', message: string, data?: Record<string, unknown>) => void;
  }): Storefront;
}

export const CLIENT_FOLDER = fileURLToPath(new URL('../../storefront/dist/client', import.meta.url));
const SERVER_FILE = new URL('../../storefront/dist/server/entry-server.js', import.meta.url);

/** The built storefront on a backend. Without a build every page says what is missing, and the interface works all the same. */
export async function loadStorefront({
  backend,
  publicUrl,
  defaultLanguage,
  isProduction,
}: {
  backend: Backend;
  publicUrl: string;
  defaultLanguage: LanguageCode;
  isProduction: boolean;
}): Promise<Storefront> {
  if (!existsSync(SERVER_FILE)) return notBuilt();
  // Built by Vite, so there is nothing for TypeScript to look at.
  const { createStorefront } = (await import(SERVER_FILE.href)) as StorefrontModule;
  return createStorefront({
    send: backend.send,
    publicUrl,
    defaultLanguage,
    clientFolder: CLIENT_FOLDER,
    isProduction,
    isBot,
    token: backend.token,
    log,
  });
}

function notBuilt(): Storefront {
  const body = 'The storefront is not built. `npm start` builds it; the interface under /api/ works.\n';
  return {
    build: 'none',
    forget: () => {},
    handleRequest: async () => new Response(body, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' } }),
  };
}
