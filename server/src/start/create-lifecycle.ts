import { setTimeout as sleep } from 'node:timers/promises';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { Config } from '../config/read-config.ts';
import type { HttpServer } from '../http/http-server.ts';
import { warmUp } from '../pages/warm-up.ts';
import { logError } from '../telemetry/log.ts';
import type { ShopParts } from './start-parts.ts';

export interface Lifecycle {
  /** Reasons why the shop is not ready; none: it is. */
  notReady: () => Promise<string[]>;
  listen: (http: HttpServer, where?: { port?: number; host?: string }) => Promise<{ port: number }>;
  drain: (http: HttpServer) => void;
  close: (http: HttpServer) => Promise<void>;
}

interface LifecycleOptions {
  config: Config;
  /** Languages of the shop. */
  enabledLanguages: readonly LanguageCode[];
  parts: ShopParts;
}

const FINISH_WITHIN_SECONDS = 10;

/** Creates the life cycle of a shop: open, warm up, drain, close. */
export function createLifecycle({ config, enabledLanguages, parts }: LifecycleOptions): Lifecycle {
  const { publicUrl, storefront, backend, admission, maintenance, thumbs, sharing, telemetry } = parts;
  const homes = enabledLanguages.map((code) => languageBase(code, config.languages.defaultLanguage));
  let isDraining = false;
  // In development no other server would serve meanwhile.
  let isWarming = config.mode === 'production';
  const drain = (http: HttpServer): void => {
    isDraining = true;
    http.drain();
  };
  return {
    notReady: async () => (isDraining ? ['the server is stopping'] : isWarming ? ['the first pages are being made'] : backend.notReady()),
    listen: async (http, { port = config.http.port, host = config.http.host } = {}) => {
      const listening = await http.listen({ port, host });
      if (isWarming)
        void warmUp({ storefront, origin: publicUrl, homes, logError }).then(() => {
          isWarming = false;
        });
      return listening;
    },
    drain,
    close: async (http) => {
      drain(http);
      if (config.http.drainSeconds > 0) await sleep(config.http.drainSeconds * 1000);
      await http.close(FINISH_WITHIN_SECONDS);
      admission.stop();
      maintenance.stop();
      await Promise.all([thumbs.close(), backend.close()]);
      sharing?.close();
      await telemetry.close();
    },
  };
}
