import { randomBytes } from 'node:crypto';
import type { FieldError } from '@vitrina/contract/errors';
import type { questions } from '@vitrina/contract/questions';
import { isEmail } from '@vitrina/contract/values/email';
import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { z } from 'zod';
import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { selectProducts } from '../../catalogue/index.ts';
import { isOverLimit, limitsOfAddress } from '../../customers/index.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import type { FeedbackDeps } from '../feedback-deps.ts';
import { mailboxPerson } from './mailbox-person.ts';
import { insertPostEvent, selectConfirmedAddress } from './question-queries.ts';
import { upsertQuestion } from './question-writes.ts';

type Input = z.output<typeof questions.ask.input>;
type Reply = z.input<typeof questions.ask.reply>;

/** Limits per hour. */
const MAX_OF_MAILBOX = 10;
const MAX_OF_ADDRESS = 40;
const WINDOW_SECONDS = 3600;

/** Asks about a product. The reply does not reveal whether the address is known. */
export const askQuestion =
  (deps: FeedbackDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const { db, actor, lang } = context;
    if (actor.tokenId === null || actor.tokenId === deps.trustedTokenId) return fail('error_unauthorized');
    const own = await selectConfirmedAddress(db, actor.userId);
    const email = (input.email || own || '').toLowerCase();
    const text = { display_name: cleanLine(input.display_name), message: cleanText(input.message), lang };
    const errors = [...(['display_name', 'message'] as const).flatMap((field) => (text[field] === '' ? [required(field)] : [])), ...addressErrors(email)];
    if (errors.length > 0) return fail('error_bad_input', { errors });
    const [product] = await selectProducts(db, [input.content_id], { lang, actor: { isStaff: false } });
    if (!product) return fail('error_empty_data');
    if (await isTooMany(email, context)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
    const isConfirmed = own !== null && email === own.toLowerCase();
    const code = randomBytes(16).toString('base64url');
    await db.transaction().execute(async (db) => {
      const person = mailboxPerson(email);
      const saved = await upsertQuestion(db, { ...text, productId: product.id, person, userId: actor.userId, email, code, isConfirmed });
      if (!saved) return;
      await insertPostEvent(db, { postId: saved.id, kind: saved.isNew ? 'written' : 'changed', userId: isConfirmed ? actor.userId : null, data: text });
      if (!isConfirmed)
        await enqueueMail(db, {
          ...{ dedupeKey: `question-confirm:${saved.id}:${saved.asks}`, kind: 'question-confirm', recipient: email, lang },
          data: { postId: saved.id },
        });
    });
    return ok({ state: isConfirmed ? 'waiting' : 'confirm' });
  };

const required = (field: string): FieldError => ({ field, label_name: 'error_field_required' });

function addressErrors(email: string): FieldError[] {
  if (email === '') return [required('email')];
  return isEmail(email) ? [] : [{ field: 'email', label_name: 'error_email_invalid' }];
}

const isTooMany = (email: string, { db, address }: Pick<CallContext, 'db' | 'address'>): Promise<boolean> =>
  isOverLimit(
    db,
    [{ key: `question:${mailboxOf(email)}`, most: MAX_OF_MAILBOX }, ...(address ? limitsOfAddress('question', address, MAX_OF_ADDRESS) : [])],
    WINDOW_SECONDS,
  );
