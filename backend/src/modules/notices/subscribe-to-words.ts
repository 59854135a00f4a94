import { randomBytes } from 'node:crypto';
import type { FieldError } from '@vitrina/contract/errors';
import type { notices } from '@vitrina/contract/notices';
import { isEmail } from '@vitrina/contract/values/email';
import type { z } from 'zod';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { findsAvailable } from '../catalogue/index.ts';
import { limitNotices } from './limit-notices.ts';
import type { NoticeDeps } from './notice-deps.ts';
import { isConfirmedAddress } from './notice-queries.ts';
import { noticeWords } from './notice-words.ts';
import { type NewWordNotice, upsertUnconfirmedWords, upsertConfirmedWords } from './word-notice-queries.ts';

type Input = z.output<typeof notices.notifyFound.input>;
type Reply = z.input<typeof notices.notifyFound.reply>;

/** Requests one mail for when a search without results finds something. The reply does not reveal whether the address is known. */
export const subscribeToWords =
  (deps: NoticeDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const { db, actor, lang } = context;
    if (actor.tokenId === null || actor.tokenId === deps.trustedTokenId) return fail('error_unauthorized');
    const q = noticeWords(input.q);
    const errors = inputErrors(input, q);
    if (q === null || errors.length > 0) return fail('error_bad_input', { errors });
    const email = input.email.toLowerCase();
    const limit = await limitNotices(email, context);
    if (!limit.ok) return limit;
    if (await findsAvailable(deps.catalogue, { db, q, lang })) return fail('error_notice_found');
    const notice: NewWordNotice = { q, email, userId: actor.userId, lang, code: randomBytes(16).toString('base64url') };
    if (actor.userId !== null && (await isConfirmedAddress(db, actor.userId, email))) {
      await upsertConfirmedWords(db, notice);
      return ok({ state: 'on' });
    }
    await db.transaction().execute(async (db) => {
      const { id, asks } = await upsertUnconfirmedWords(db, notice);
      await enqueueMail(db, { dedupeKey: `notice-confirm:${id}:${asks}`, kind: 'notice-confirm', recipient: email, lang, data: { noticeId: id } });
    });
    return ok({ state: 'confirm' });
  };

function inputErrors({ email, q: typed }: Input, q: string | null): FieldError[] {
  const errors: FieldError[] = [];
  if (q === null) errors.push({ field: 'q', label_name: typed === '' ? 'error_field_required' : 'error_field_format' });
  if (!isEmail(email)) errors.push({ field: 'email', label_name: email === '' ? 'error_field_required' : 'error_email_invalid' });
  return errors;
}
