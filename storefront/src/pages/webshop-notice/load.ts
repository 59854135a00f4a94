import { catalogue } from '@vitrina/contract/catalogue';
import { type Notice, NOTICE_KINDS, type NoticeKind, noticeCode, notices } from '@vitrina/contract/notices';
import { parsePrice } from '@vitrina/contract/values/money';
import { isId } from '@vitrina/contract/values/page-path';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { noticeFormUrl, noticesUrl, wordNoticeUrl } from '../../links/notice-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { type BesidePriceFacts, besidePriceFacts } from '../../ui/beside-price-facts.ts';

/** Limit of the call, in characters. */
const LONGEST_WORDS = 200;

export interface NoticeProduct {
  id: number;
  title: string;
  url: string;
  price: number | null;
  beside: BesidePriceFacts;
  isAvailable: boolean;
}

export type Props =
  /** The form for a notice. */
  | { view: 'ask'; product: NoticeProduct; kind: NoticeKind; values: { email: string; target: string }; errors: Record<string, string>; problem: string | null }
  /** The request was submitted. */
  | { view: 'asked'; product: NoticeProduct; kind: NoticeKind; state: 'confirm' | 'on' }
  /** The form for a notice about a search. */
  | { view: 'ask-words'; q: string; values: { email: string }; errors: Record<string, string>; problem: string | null }
  | { view: 'asked-words'; q: string; state: 'confirm' | 'on' }
  /** Behind a mailed link: confirmation, or the notice's state. */
  | { view: 'notice'; notice: Notice; code: string }
  /** Behind a mailed link: confirmation that all notices end. */
  | { view: 'stop'; code: string }
  | { view: 'stopped' }
  /** The link has expired. */
  | { view: 'gone' };

/** Loads the view of an address: the form for a notice, or a mailed link, which changes nothing when opened. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, query } = context;
  if (query.get('stopped') === '1') return { kind: 'page', props: { view: 'stopped' } };
  const code = noticeCode.safeParse(query.get('code')).data;
  if (code) {
    const reply = await serverCaller(api)(notices.notice, { code });
    if (!reply.success) return { kind: 'page', status: 404, props: { view: 'gone' } };
    return { kind: 'page', props: query.get('stop') === '1' ? { view: 'stop', code } : { view: 'notice', notice: reply.data, code } };
  }
  const words = wordsOf(query.get('q'));
  if (words !== null) return { kind: 'page', props: wordsView(words, query.get('sent')) };
  const subject = await subjectOf(context);
  if (!subject) return { kind: 'not_found' };
  const sent = query.get('sent');
  if (sent === 'confirm' || sent === 'on') return { kind: 'page', props: { view: 'asked', ...subject, state: sent } };
  return { kind: 'page', props: { view: 'ask', ...subject, values: { email: '', target: '' }, errors: {}, problem: null } };
}

/** Handles the page's forms: request, confirm, stop. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  const action = form.get('action');
  if (action === 'ask-words') return requestWordNotice(context);
  if (action !== 'confirm' && action !== 'stop') return requestNotice(context);
  const code = form.get('code') ?? '';
  const reply = await serverCaller(api)(action === 'stop' ? notices.stop : notices.confirm, { lang, code });
  if (!reply.success) return { kind: 'page', status: 422, props: { view: 'gone' } };
  return { kind: 'redirect', to: `${noticesUrl(context)}?${action === 'stop' ? 'stopped=1' : `code=${code}`}`, status: 303 };
}

async function requestNotice(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  const subject = await subjectOf(context);
  if (!subject) return { kind: 'not_found' };
  const { product, kind } = subject;
  const values = { email: form.get('email')?.trim() ?? '', target: kind === 'price_drop' ? (form.get('target_price')?.trim() ?? '') : '' };
  const target = values.target === '' ? undefined : parsePrice(values.target);
  const again = (errors: Record<string, string>, problem: string | null): LoadResult<Props> => ({
    kind: 'page',
    status: 422,
    props: { view: 'ask', product, kind, values, errors, problem },
  });
  if (target === null) return again({ target_price: 'error_field_format' }, null);
  const reply = await serverCaller(api)(notices.notify, {
    lang,
    product_id: product.id,
    kind,
    email: values.email,
    ...(target !== undefined && { target_price: target }),
  });
  if (reply.success) return { kind: 'redirect', to: `${noticeFormUrl({ productId: product.id, kind }, context)}&sent=${reply.data.state}`, status: 303 };
  const { errors = [], label_name } = reply.data;
  return again(Object.fromEntries(errors.map((error) => [error.field, error.label_name])), errors.length === 0 ? label_name : null);
}

/** Words of a search without results; `null`: none. */
const wordsOf = (q: string | null): string | null => q?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS) || null;

function wordsView(q: string, sent: string | null): Props {
  if (sent === 'confirm' || sent === 'on') return { view: 'asked-words', q, state: sent };
  return { view: 'ask-words', q, values: { email: '' }, errors: {}, problem: null };
}

async function requestWordNotice(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  const q = wordsOf(form.get('q')) ?? '';
  const email = form.get('email')?.trim() ?? '';
  const reply = await serverCaller(api)(notices.notifyFound, { lang, q, email });
  if (reply.success) return { kind: 'redirect', to: `${wordNoticeUrl(q, context)}&sent=${reply.data.state}`, status: 303 };
  const { errors = [], label_name } = reply.data;
  const fieldErrors = Object.fromEntries(errors.map((error) => [error.field, error.label_name]));
  const problem = errors.length === 0 ? label_name : null;
  return { kind: 'page', status: 422, props: { view: 'ask-words', q, values: { email }, errors: fieldErrors, problem } };
}

/** Product and kind from address or form; `null`: missing, or nothing to wait for. */
async function subjectOf({ api, query, form }: LoadContext): Promise<{ product: NoticeProduct; kind: NoticeKind } | null> {
  const field = (name: string) => form.get(name) ?? query.get(name) ?? '';
  if (!isId(field('product'))) return null;
  const {
    id,
    title,
    url_without_domain: url,
    price_custom: price,
    is_available,
    status,
    energy,
    unit_price,
    law: { charging },
  } = await api.get(catalogue.product, { item_id: Number(field('product')) });
  if (status === 3 || price === null) return null;
  const kind = NOTICE_KINDS.find((one) => one === field('kind')) ?? (is_available ? 'price_drop' : 'back_in_stock');
  const beside = besidePriceFacts({ energy, ...(unit_price && { unit_price }), ...(charging && { charging }) });
  return { product: { id, title, url, price, beside, isAvailable: is_available }, kind };
}
