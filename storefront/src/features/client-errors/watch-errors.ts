import * as siteCalls from '@vitrina/contract/site.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

/** Limit of reports per document, as an error often repeats. */
const MOST = 5;
const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;

let sent = 0;
const reported = new Set<string>();

/** Reports errors of the shop's own scripts to the shop. Only with consent to statistics; returns a function that stops it. */
export function watchErrors(lang: LanguageCode): () => void {
  const report = (error: unknown, fallback: string) => {
    const message = (error instanceof Error ? `${error.name}: ${error.message}` : fallback).slice(0, LONGEST_MESSAGE);
    if (!message || sent >= MOST || reported.has(message)) return;
    reported.add(message);
    sent += 1;
    const stack = error instanceof Error ? error.stack?.slice(0, LONGEST_STACK) : undefined;
    const path = location.pathname.slice(0, 300);
    void browserClient(lang)
      .call(siteCalls.clientErrors, { message, path, ...(stack && { stack }) })
      .catch(() => undefined);
  };
  const onError = (event: ErrorEvent) => report(event.error, event.message);
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason, String(event.reason));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
