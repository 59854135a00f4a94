import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import { createClient, overHttp } from '@vitrina/contract/client';
import type { SuggestReply } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { useEffect, useState } from 'react';
import { endpointPaths } from '../../api/endpoint-paths.ts';

const WAIT_MS = 120;
const MAX_CACHED = 40;
const answers = new Map<string, SuggestReply>();

/** Suggestions for the input, or popular searches for an empty field: debounced, with outdated requests aborted. The last reply stays until the next one. */
export function useSuggestions(q: string, lang: LanguageCode): SuggestReply | null {
  const [reply, setReply] = useState<SuggestReply | null>(null);
  useEffect(() => {
    const key = `${lang} ${q}`;
    const cached = answers.get(key);
    if (cached) {
      setReply(cached);
      return undefined;
    }
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        const send = overHttp({ fetch: (request) => fetch(request, { signal: stop.signal }), origin: location.origin });
        const client = createClient({ send, baseHost: location.host, paths: endpointPaths(), lang });
        try {
          const answer = await client.call(catalogueCalls.suggest, { q, lang }, { retries: 0 });
          if (!answer.success || stop.signal.aborted) return;
          if (answers.size >= MAX_CACHED) answers.clear();
          answers.set(key, answer.data);
          setReply(answer.data);
        } catch {
          // No reply: the field remains a plain search.
        }
      },
      q === '' ? 0 : WAIT_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, lang]);
  // A reply for input is not shown for an empty field, and vice versa.
  return reply && (reply.q === '') === (q === '') ? reply : null;
}
