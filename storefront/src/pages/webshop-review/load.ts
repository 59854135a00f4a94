import { catalogue } from '@vitrina/contract/catalogue';
import type { Reply } from '@vitrina/contract/client';
import type { ErrorData } from '@vitrina/contract/errors';
import { type CommentsReply, feedback } from '@vitrina/contract/feedback';
import { COMMENT_SORTS } from '@vitrina/contract/values/comment-form';
import { orderIdentifier } from '@vitrina/contract/orders';
import { isId } from '@vitrina/contract/values/page-path';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { reviewsUrl } from '../../links/reviews-url.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

/** What was typed, for the form that is shown again. */
export interface ReviewValues {
  display_name: string;
  message: string;
  rate: string;
}

export interface Props {
  product: { id: number; title: string; text_lang: string | null; url: string };
  comments: CommentsReply;
  /** Of a guest's order with the product. */
  identifier: string | null;
  values: ReviewValues;
  /** Label by field. */
  errors: Record<string, string>;
  /** What went wrong as a whole. */
  problem: string | null;
}

const CONTENT_TYPE = 'catalogproduct';

/** All reviews of a product, what the visitor said of it, and the form. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const shown = await read(context);
  if (!shown) return { kind: 'not_found' };
  const { own, own_rate } = shown.comments;
  const values = { display_name: own?.display_name ?? '', message: own?.message ?? '', rate: String(own?.rate ?? own_rate ?? '') };
  return { kind: 'page', props: { ...shown, values, errors: {}, problem: null } };
}

/** A review was sent: kept, or shown again with what is wrong. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const shown = await read(context);
  if (!shown) return { kind: 'not_found' };
  const { form, lang, info } = context;
  const values = { display_name: form.get('display_name') ?? '', message: form.get('message') ?? '', rate: form.get('rate') ?? '' };
  const reply = await send(context, shown, values);
  if (reply.success)
    return { kind: 'redirect', to: `${reviewsUrl({ productId: shown.product.id, identifier: shown.identifier }, { lang, info })}#own`, status: 303 };
  return { kind: 'page', status: 422, props: { ...shown, values, ...wrong(reply.data) } };
}

/** Buyers may leave the words out: their stars alone count too. */
function send({ api, lang }: LoadContext, { product, comments, identifier }: Shown, values: ReviewValues): Promise<Reply<unknown>> {
  const call = serverCaller(api);
  const rate = Number(values.rate);
  const about = { lang, content_type: CONTENT_TYPE, content_id: product.id, rate, ...(identifier && { identifier }) } as const;
  const isRateAlone = comments.has_bought && values.display_name.trim() === '' && values.message.trim() === '';
  return isRateAlone ? call(feedback.rate, about) : call(feedback.addComment, { ...about, display_name: values.display_name, message: values.message });
}

function wrong({ label_name, errors = [] }: ErrorData): Pick<Props, 'errors' | 'problem'> {
  const byField = Object.fromEntries(errors.map((error) => [error.field, error.field === 'rate' ? 'error_field_required' : error.label_name]));
  return { errors: byField, problem: errors.length === 0 ? label_name : null };
}

type Shown = Pick<Props, 'product' | 'comments' | 'identifier'>;

/** Product and reviews that the address or the form names; `null`: it names none. */
async function read({ api, query, form }: LoadContext): Promise<Shown | null> {
  const named = (name: string) => form.get(name) ?? query.get(name) ?? '';
  if (!isId(named('product'))) return null;
  const id = Number(named('product'));
  const identifier = orderIdentifier.safeParse(named('identifier')).data ?? null;
  const sort = COMMENT_SORTS.find((one) => one === named('sort')) ?? 'newest';
  const page = isId(named('page')) ? Math.min(Number(named('page')), 10_000) : 1;
  const [{ title, text_lang, url_without_domain: url }, comments] = await Promise.all([
    api.get(catalogue.product, { item_id: id }),
    api.get(feedback.comments, { content_type: CONTENT_TYPE, content_id: id, sort, page, ...(identifier && { identifier }) }).catch(logged),
  ]);
  return { product: { id, title, text_lang, url }, comments, identifier };
}

/** Comments that cannot be fetched are told to the log (specification, section 8); the page fails, as an empty list would look like there were none. */
function logged(error: unknown): never {
  console.error('comments could not be fetched', error instanceof Error ? error.message : error);
  throw error;
}
