import type { IncomingMessage } from 'node:http';
import { isBot } from '@vitrina/contract/values/bots';
import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { copyString } from '../../shared/copy-string.ts';
import { type CacheKey, cacheKey } from './cache-key.ts';

/** Longer addresses are rarely requested twice, and ten thousand of them would fill the memory. */
const MAX_MEMOIZED_LENGTH = 300;
const MAX_AGENT_LENGTH = 400;

export interface PageRequestReader {
  isBot: (request: IncomingMessage) => boolean;
  /** `null`: the reply is not cached. */
  keyOf: (request: IncomingMessage) => CacheKey | null;
}

/** Reads the layout and the cache key of page requests, memoized by their texts. */
export function createPageRequestReader(defaultLanguage: LanguageCode): PageRequestReader {
  const keys = createBoundedMemo<CacheKey | null>(10_000, { keepKey: copyString });
  const bots = createBoundedMemo<boolean>(2000, { keepKey: copyString });
  const isBotRequest = ({ headers }: IncomingMessage): boolean => bots((headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH), isBot);
  return {
    isBot: isBotRequest,
    keyOf: (request) => {
      const rawUrl = request.url as string;
      const bot = isBotRequest(request);
      const make = () => cacheKey({ rawUrl, isBot: bot, defaultLanguage });
      return rawUrl.length > MAX_MEMOIZED_LENGTH ? make() : keys(bot ? `bot ${rawUrl}` : rawUrl, make);
    },
  };
}
