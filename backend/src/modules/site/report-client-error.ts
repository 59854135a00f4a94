import type { z } from 'zod';
import type { site } from '@vitrina/contract/site';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';

/** Error of a script in a browser, as reported. */
export type ClientError = z.output<typeof site.clientErrors.input>;

export interface ClientErrorDeps {
  /** Forwards a report after removing personal data. */
  reportClientError: (error: ClientError) => void;
  /** Counts calls from an address; true if there were more than `most` within the hour. */
  isTooMany: (db: CallContext['db'], calls: { what: string; address: string; most: number }) => Promise<boolean>;
}

/** Limit per hour and address. */
const MAX_OF_ADDRESS = 30;

/** Accepts a report only with consent to statistics; others are dropped. */
export const reportClientError =
  ({ reportClientError: report, isTooMany }: ClientErrorDeps) =>
  async (input: ClientError, { db, address, consents }: CallContext): Promise<Outcome<Record<string, never>>> => {
    if (!consents?.includes('analytics')) return ok({});
    if (address && (await isTooMany(db, { what: 'client-error', address, most: MAX_OF_ADDRESS })))
      return fail('error_too_many_requests', { headers: { 'retry-after': '3600' } });
    report(input);
    return ok({});
  };
