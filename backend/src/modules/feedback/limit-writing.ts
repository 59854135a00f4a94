import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isOverLimit, limitsOfAddress } from '../customers/index.ts';
import type { Writer } from './read-writer.ts';

/** Per hour. Several people of a household or a company share an address. */
const MAX_OF_PERSON = 15;
const MAX_OF_ADDRESS = 40;
const WINDOW_SECONDS = 3600;

/** Limits comments and ratings by person and network. */
export async function limitWriting({ person }: Writer, { db, address }: Pick<CallContext, 'db' | 'address'>): Promise<Outcome<null>> {
  const limits = [{ key: `feedback:${person}`, most: MAX_OF_PERSON }, ...(address ? limitsOfAddress('feedback', address, MAX_OF_ADDRESS) : [])];
  return (await isOverLimit(db, limits, WINDOW_SECONDS)) ? fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } }) : ok(null);
}
