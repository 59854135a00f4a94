import { randomBytes } from 'node:crypto';
import type { FieldError } from '@vitrina/contract/errors';
import type { notices } from '@vitrina/contract/notices';
import { isEmail } from '@vitrina/contract/values/email';
import { toMinor } from '@vitrina/contract/values/money';
import type { z } from 'zod';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { availabilityOf, type ProductRow, selectProducts } from '../catalogue/index.ts';
import { limitNotices } from './limit-notices.ts';
import type { NoticeDeps } from './notice-deps.ts';
import { type NewNotice, isConfirmedAddress, upsertUnconfirmed, upsertConfirmed } from './notice-queries.ts';

type Input = z.output<typeof notices.notify.input>;
type Reply = z.input<typeof notices.notify.reply>;

/** Requests one mail about a product. The reply does not reveal whether the address is known. */
export const subscribeToNotice =
  (deps: NoticeDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<Reply>> => {
    const { db, actor, lang } = context;
    if (actor.tokenId === null || actor.tokenId === deps.trustedTokenId) return fail('error_unauthorized');
    const [product] = await selectProducts(db, [input.product_id], { lang, actor: { isStaff: false } });
    if (!product) return fail('error_empty_data');
    const target = input.target_price === undefined ? null : toMinor(input.target_price);
    const errors = inputErrors(input, target, product);
    if (errors.length > 0) return fail('error_bad_input', { errors });
    if (product.amount === null || product.status === 3) return fail('error_not_orderable');
    if (input.kind === 'back_in_stock' && availabilityOf(deps.catalogue, product, lang).isAvailable) return fail('error_notice_in_stock');
    const email = input.email.toLowerCase();
    const limit = await limitNotices(email, context);
    if (!limit.ok) return limit;
    const code = randomBytes(16).toString('base64url');
    const notice: NewNotice = {
      productId: product.id,
      kind: input.kind,
      email,
      userId: actor.userId,
      lang,
      targetAmount: target,
      seenAmount: product.amount,
      code,
    };
    if (actor.userId !== null && (await isConfirmedAddress(db, actor.userId, email))) {
      await upsertConfirmed(db, notice);
      return ok({ state: 'on' });
    }
    await db.transaction().execute(async (db) => {
      const { id, asks } = await upsertUnconfirmed(db, notice);
      await enqueueMail(db, { dedupeKey: `notice-confirm:${id}:${asks}`, kind: 'notice-confirm', recipient: email, lang, data: { noticeId: id } });
    });
    return ok({ state: 'confirm' });
  };

/** Validates the request; a target price must be below the current price. */
function inputErrors({ email, kind }: Input, target: number | null, { amount }: ProductRow): FieldError[] {
  const errors: FieldError[] = [];
  if (!isEmail(email)) errors.push({ field: 'email', label_name: email === '' ? 'error_field_required' : 'error_email_invalid' });
  if (target !== null && (kind !== 'price_drop' || (amount !== null && target >= amount)))
    errors.push({ field: 'target_price', label_name: 'error_field_out_of_range' });
  return errors;
}
