import { catalogue } from '@vitrina/contract/catalogue';
import type { ErrorData } from '@vitrina/contract/errors';
import { orderIdentifier } from '@vitrina/contract/orders';
import { type AskedQuestion, questionCode, questions, type QuestionsReply } from '@vitrina/contract/questions';
import { isId } from '@vitrina/contract/values/page-path';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { questionStateUrl, questionsUrl } from '../../links/questions-url.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

interface Product {
  id: number;
  title: string;
  url: string;
}

/** Submitted values, if the form is shown again. */
export interface Typed {
  /** Id of the question to answer; `null`: a new question. */
  questionId: number | null;
  display_name: string;
  message: string;
  email: string;
  /** Error labels by field. */
  errors: Record<string, string>;
  /** Error of the whole form. */
  problem: string | null;
}

export type Props =
  | {
      view: 'list';
      product: Product & { image: string | null };
      list: QuestionsReply;
      /** Complete identifier of a guest's order that contains the product. */
      identifier: string | null;
      typed: Typed;
      /** Form just submitted; `null`: none. */
      sent: 'confirm' | 'waiting' | 'answer' | null;
    }
  | { view: 'asked'; product: Product; asked: AskedQuestion; code: string };

type Result = LoadResult<Props>;
const CONTENT_TYPE = 'catalogproduct';
const SENT = ['confirm', 'waiting', 'answer'] as const;
const EMPTY: Typed = { questionId: null, display_name: '', message: '', email: '', errors: {}, problem: null };

/** All questions about a product, or the one of a mailed link. Opening it changes nothing. */
export async function load(context: LoadContext): Promise<Result> {
  if (context.query.has('code')) return questionStateOf(context);
  const shown = await read(context);
  return shown ? { kind: 'page', props: { ...shown, typed: EMPTY } } : { kind: 'not_found' };
}

/** Handles questions, answers, the confirmation of an address, and the end of mails. */
export async function post(context: LoadContext): Promise<Result> {
  const { api, form, lang } = context;
  const action = form.get('action');
  const call = serverCaller(api);
  if (action === 'confirm' || action === 'stop') {
    const code = questionCode.safeParse(form.get('code')).data;
    if (!code) return { kind: 'not_found' };
    const reply = await call(action === 'confirm' ? questions.confirm : questions.stop, { lang, code });
    return reply.success ? { kind: 'redirect', to: questionStateUrl(context, code), status: 303 } : { kind: 'not_found' };
  }
  const shown = await read(context);
  if (!shown) return { kind: 'not_found' };
  const typed = typedIn(context);
  const fields = { lang, display_name: typed.display_name, message: typed.message };
  const identifier = shown.identifier ? { identifier: shown.identifier } : {};
  const reply =
    typed.questionId === null
      ? await call(questions.ask, { ...fields, content_type: CONTENT_TYPE, content_id: shown.product.id, email: typed.email })
      : await call(questions.answer, { ...fields, ...identifier, question_id: typed.questionId });
  if (!reply.success) return { kind: 'page', status: 422, props: { ...shown, typed: { ...typed, ...wrong(reply.data) } } };
  const sent = typed.questionId === null ? reply.data.state : 'answer';
  return { kind: 'redirect', to: `${questionsUrl({ productId: shown.product.id, identifier: shown.identifier }, context)}&sent=${sent}#sent`, status: 303 };
}

function typedIn({ form }: LoadContext): Typed {
  const field = (name: string): string => form.get(name) ?? '';
  return {
    ...EMPTY,
    questionId: isId(field('question')) ? Number(field('question')) : null,
    display_name: field('display_name'),
    message: field('message'),
    email: field('email').trim(),
  };
}

function wrong({ label_name, errors = [] }: ErrorData): Pick<Typed, 'errors' | 'problem'> {
  return { errors: Object.fromEntries(errors.map((error) => [error.field, error.label_name])), problem: errors.length === 0 ? label_name : null };
}

async function questionStateOf({ api, query, lang }: LoadContext): Promise<Result> {
  const code = questionCode.safeParse(query.get('code')).data;
  if (!code) return { kind: 'not_found' };
  const { product, ...question } = await api.get(questions.asked, { lang, code });
  return { kind: 'page', props: { view: 'asked', product: { id: product.id, title: product.title, url: product.url_without_domain }, asked: question, code } };
}

/** Product and questions from the address or the form; `null`: none given. */
async function read({ api, query, form }: LoadContext): Promise<Omit<Extract<Props, { view: 'list' }>, 'typed'> | null> {
  const field = (name: string) => form.get(name) ?? query.get(name) ?? '';
  if (!isId(field('product'))) return null;
  const id = Number(field('product'));
  const identifier = orderIdentifier.safeParse(field('identifier')).data ?? null;
  const page = isId(field('page')) ? Math.min(Number(field('page')), 10_000) : 1;
  const [{ title, url_without_domain: url, main_image_upload_path: image }, list] = await Promise.all([
    api.get(catalogue.product, { item_id: id }),
    api.get(questions.questions, { content_type: CONTENT_TYPE, content_id: id, q: field('q').slice(0, 100), page, ...(identifier && { identifier }) }),
  ]);
  return { view: 'list', product: { id, title, url, image }, list, identifier, sent: SENT.find((one) => one === query.get('sent')) ?? null };
}
