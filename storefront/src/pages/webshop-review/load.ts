import { catalogue } from '@vitrina/contract/catalogue';
import type { Reply } from '@vitrina/contract/client';
import type { ErrorData } from '@vitrina/contract/errors';
import { type CommentsReply, feedback } from '@vitrina/contract/feedback';
import { COMMENT_SORTS, MOST_PHOTO_BYTES, MOST_POINTS, POINT_LENGTH } from '@vitrina/contract/values/comment-form';
import { isLanguageCode, type LanguageCode } from '@vitrina/contract/values/languages';
import { orderIdentifier } from '@vitrina/contract/orders';
import { isId } from '@vitrina/contract/values/page-path';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { reviewsUrl } from '../../links/reviews-url.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

/** Submitted values, if the form is shown again. */
export interface ReviewValues {
  display_name: string;
  message: string;
  rate: string;
  /** Pros, one per line. */
  pros: string;
  cons: string;
}

export interface Props {
  product: { id: number; title: string; text_lang: string | null; url: string; image: string | null };
  comments: CommentsReply;
  /** Complete identifier of a guest's order that contains the product. */
  identifier: string | null;
  values: ReviewValues;
  /** Error labels by field. */
  errors: Record<string, string>;
  /** Error of the whole form. */
  problem: string | null;
}

const CONTENT_TYPE = 'catalogproduct';

/** All reviews of a product, the visitor's own one, and the form. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const shown = await read(context);
  if (!shown) return { kind: 'not_found' };
  const { own, own_rate } = shown.comments;
  const values = {
    display_name: own?.display_name ?? '',
    message: own?.message ?? '',
    rate: String(own?.rate ?? own_rate ?? ''),
    pros: own?.pros.join('\n') ?? '',
    cons: own?.cons.join('\n') ?? '',
  };
  return { kind: 'page', props: { ...shown, values, errors: {}, problem: null } };
}

/** Handles the page's forms: a review, its photos, a vote for one. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const shown = await read(context);
  if (!shown) return { kind: 'not_found' };
  const action = context.form.get('action');
  if (action === 'photos') return sendPhotos(context, shown);
  if (action === 'drop_photo') return dropPhoto(context, shown);
  if (action === 'vote') return sendVote(context, shown);
  return sendReview(context, shown);
}

/** Saves a submitted review, or shows the form again with its errors. */
async function sendReview(context: LoadContext, shown: Shown): Promise<LoadResult<Props>> {
  const { form } = context;
  const field = (name: string): string => form.get(name) ?? '';
  const values = { display_name: field('display_name'), message: field('message'), rate: field('rate'), pros: field('pros'), cons: field('cons') };
  const errors = pointErrors(values);
  if (Object.keys(errors).length > 0) return { kind: 'page', status: 422, props: { ...shown, values, errors, problem: null } };
  const reply = await send(context, shown, values);
  return reply.success ? leadTo(context, shown, '#own') : { kind: 'page', status: 422, props: { ...shown, values, ...wrong(reply.data) } };
}

/** Uploads each file separately; stops at the first refusal, and files before it are kept. */
async function sendPhotos(context: LoadContext, shown: Shown): Promise<LoadResult<Props>> {
  const { api, lang, files } = context;
  const about = { lang, content_type: CONTENT_TYPE, content_id: shown.product.id, ...(shown.identifier && { identifier: shown.identifier }) } as const;
  const sent = files.filter(({ field }) => field === 'photos');
  if (sent.length === 0) return shownAgain(context, { photos: 'error_field_required' });
  for (const { bytes } of sent) {
    if (bytes.length > MOST_PHOTO_BYTES) return shownAgain(context, { photos: 'error_body_too_large' });
    const reply = await serverCaller(api)(feedback.addPhoto, { ...about, content: Buffer.from(bytes).toString('base64') });
    if (!reply.success) return shownAgain(context, { photos: reply.data.label_name });
  }
  return leadTo(context, shown, '#own');
}

async function dropPhoto(context: LoadContext, shown: Shown): Promise<LoadResult<Props>> {
  const { api, lang, form } = context;
  const { product, identifier } = shown;
  const id = isId(form.get('photo') ?? '') ? Number(form.get('photo')) : 0;
  const about = { lang, content_type: CONTENT_TYPE, content_id: product.id, ...(identifier && { identifier }) } as const;
  const reply = await serverCaller(api)(feedback.dropPhoto, { ...about, id });
  return reply.success ? leadTo(context, shown, '#own') : shownAgain(context, { photos: reply.data.label_name });
}

async function sendVote(context: LoadContext, shown: Shown): Promise<LoadResult<Props>> {
  const { api, lang, form } = context;
  const id = isId(form.get('review') ?? '') ? Number(form.get('review')) : 0;
  const identifier = shown.identifier ? { identifier: shown.identifier } : {};
  const reply = await serverCaller(api)(feedback.vote, { lang, id, helpful: form.get('helpful') === '1', ...identifier });
  return reply.success ? leadTo(context, shown, `#review-${id}`) : shownAgain(context, { vote: reply.data.label_name });
}

/** Redirects to the list with its sorting, filters and page. */
function leadTo(context: LoadContext, { product, identifier, comments }: Shown, anchor: string): LoadResult<Props> {
  const { sort, stars, written_in: writtenIn, pagination } = comments;
  const to = reviewsUrl({ productId: product.id, identifier, sort, stars, writtenIn, page: pagination.page }, context);
  return { kind: 'redirect', to: to + anchor, status: 303 };
}

/** The page with present data, and the errors of a form. */
async function shownAgain(context: LoadContext, errors: Record<string, string>): Promise<LoadResult<Props>> {
  const page = await load(context);
  return page.kind === 'page' ? { ...page, status: 422, props: { ...page.props, errors } } : page;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const pointErrors = (values: ReviewValues): Record<string, string> =>
  Object.fromEntries(
    (['pros', 'cons'] as const).flatMap((field) => {
      const lines = linesOf(values[field]);
      return lines.length > MOST_POINTS || lines.some((line) => line.length > POINT_LENGTH) ? [[field, 'error_field_too_long']] : [];
    }),
  );

/** Buyers may omit the text: a rating alone counts too. */
function send({ api, lang }: LoadContext, { product, comments, identifier }: Shown, values: ReviewValues): Promise<Reply<unknown>> {
  const call = serverCaller(api);
  const rate = Number(values.rate);
  const about = { lang, content_type: CONTENT_TYPE, content_id: product.id, rate, ...(identifier && { identifier }) } as const;
  const isRateAlone = comments.has_bought && values.display_name.trim() === '' && values.message.trim() === '';
  return isRateAlone
    ? call(feedback.rate, about)
    : call(feedback.addComment, {
        ...about,
        display_name: values.display_name,
        message: values.message,
        pros: linesOf(values.pros),
        cons: linesOf(values.cons),
      });
}

function wrong({ label_name, errors = [] }: ErrorData): Pick<Props, 'errors' | 'problem'> {
  const byField = Object.fromEntries(errors.map((error) => [error.field, error.field === 'rate' ? 'error_field_required' : error.label_name]));
  return { errors: byField, problem: errors.length === 0 ? label_name : null };
}

type Shown = Pick<Props, 'product' | 'comments' | 'identifier'>;

/** Product and reviews from the address or the form; `null`: none given. */
async function read({ api, query, form }: LoadContext): Promise<Shown | null> {
  const field = (name: string) => form.get(name) ?? query.get(name) ?? '';
  if (!isId(field('product'))) return null;
  const id = Number(field('product'));
  const identifier = orderIdentifier.safeParse(field('identifier')).data ?? null;
  const sort = COMMENT_SORTS.find((one) => one === field('sort')) ?? 'newest';
  const page = isId(field('page')) ? Math.min(Number(field('page')), 10_000) : 1;
  const stars = /^[1-5]$/.test(field('stars')) ? Number(field('stars')) : undefined;
  const written_in = isLanguageCode(field('in')) ? (field('in') as LanguageCode) : undefined;
  const [{ title, text_lang, url_without_domain: url, main_image_upload_path: image }, comments] = await Promise.all([
    api.get(catalogue.product, { item_id: id }),
    api.get(feedback.comments, { content_type: CONTENT_TYPE, content_id: id, sort, stars, written_in, page, ...(identifier && { identifier }) }).catch(logged),
  ]);
  return { product: { id, title, text_lang, url, image }, comments, identifier };
}

/** Logs a failure to load the reviews (specification, section 8); the page fails too, as an empty list would suggest that there are none. */
function logged(error: unknown): never {
  console.error('comments could not be fetched', error instanceof Error ? error.message : error);
  throw error;
}
