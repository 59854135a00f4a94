import { fetchPlain } from '../fetch-plain.ts';
import type { ErrorReporter } from './error-report.ts';
import { sentryEnvelope } from './sentry-envelope.ts';

interface SentryOptions {
  /** `https://key@host/project`, as shown in Sentry's settings. */
  dsn: string;
  environment: string;
  release: string;
  /** Called when reports do not arrive, at most once a minute. */
  onTrouble: (why: string) => void;
}

const WITHIN_MS = 3000;
const MINUTE_MS = 60_000;
/** Limit of reports per minute; a shop with a thousand errors a second sends sixty. */
const MAX_A_MINUTE = 60;
const MAX_UNDER_WAY = 5;

/** Sends reports to Sentry by its envelope protocol, a limited number concurrently; reports above the limits are dropped. */
export function createSentryReporter({ dsn, onTrouble, ...facts }: SentryOptions): ErrorReporter {
  const { url, key } = readDsn(dsn);
  const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': `Sentry sentry_version=7, sentry_client=vitrina/1.0, sentry_key=${key}` };
  let [pending, sent, minuteEnds, quietUntil] = [0, 0, 0, 0];
  const isAllowed = (): boolean => {
    if (Date.now() > minuteEnds) [sent, minuteEnds] = [0, Date.now() + MINUTE_MS];
    if (Date.now() < quietUntil || sent >= MAX_A_MINUTE || pending >= MAX_UNDER_WAY) return false;
    sent += 1;
    return true;
  };
  const restFor = (why: string): void => {
    quietUntil = Date.now() + MINUTE_MS;
    onTrouble(why);
  };
  const post = async (body: string): Promise<void> => {
    pending += 1;
    try {
      const reply = await fetchPlain(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(WITHIN_MS) });
      if (!reply.ok) restFor(`it answered ${reply.status}`);
    } catch (error) {
      restFor((error as Error).name);
    } finally {
      pending -= 1;
    }
  };
  return (report) => {
    if (isAllowed()) void post(sentryEnvelope(report, facts));
  };
}

/** Throws if `dsn` is not valid. */
export function readDsn(dsn: string): { url: string; key: string } {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, before = '', project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? [];
  if (!username || project === undefined) throw new Error('SENTRY_DSN must look like https://key@host/project');
  return { url: `${protocol}//${host}${before}/api/${project}/envelope/`, key: username };
}
