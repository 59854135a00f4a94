import type { ErrorData } from '@vitrina/contract/errors';
import { REPORT_GROUNDS, REPORT_SUBJECTS, type ReportState, type ReportSubject, reportCode, safety } from '@vitrina/contract/safety';
import { isId } from '@vitrina/contract/values/page-path';
import { catalogue } from '@vitrina/contract/catalogue';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { reportStateUrl } from '../../links/safety-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface ReportValues {
  subject: ReportSubject;
  id: number | null;
  address: string;
  ground: string;
  message: string;
  name: string;
  email: string;
  good_faith: boolean;
}

export type Props =
  | {
      view: 'form';
      values: ReportValues;
      /** Title of the reported item, if it has one. */
      title: string | null;
      grounds: readonly string[];
      errors: Record<string, string>;
      problem: string | null;
    }
  | { view: 'state'; report: ReportState; code: string; message: string; errors: Record<string, string> };

type Result = LoadResult<Props>;

/** The form, or the state of a report for the holder of its link. Opening it changes nothing. */
export async function load(context: LoadContext): Promise<Result> {
  if (context.query.has('code')) return stateOf(context);
  return formOf(context, readValues(context), {}, null);
}

/** Sends a report, or an appeal against its decision. */
export async function post(context: LoadContext): Promise<Result> {
  const { api, form, lang } = context;
  const caller = serverCaller(api);
  const code = reportCode.safeParse(form.get('code')).data;
  if (code) {
    const message = form.get('message')?.trim() ?? '';
    const reply = await caller(safety.appeal, { lang, code, message });
    return reply.success
      ? { kind: 'redirect', to: reportStateUrl(context, code), status: 303 }
      : stateOf(context, { code, message, errors: byField(reply.data) });
  }
  const values = readValues(context);
  const { id, ...rest } = values;
  const reply = await caller(safety.report, { lang, ...rest, ...(id !== null && { subject_id: id }) });
  if (reply.success) return { kind: 'redirect', to: reportStateUrl(context, reply.data.code), status: 303 };
  const errors = byField(reply.data);
  return formOf(context, values, errors, Object.keys(errors).length === 0 ? reply.data.label_name : null);
}

const byField = ({ errors = [] }: ErrorData): Record<string, string> => Object.fromEntries(errors.map((error) => [error.field, error.label_name]));

function readValues({ form, query }: LoadContext): ReportValues {
  const field = (name: string): string => (form.get(name) ?? query.get(name) ?? '').trim();
  const id = isId(field('id')) ? Number(field('id')) : null;
  const subject = REPORT_SUBJECTS.find((one) => one === field('subject'));
  return {
    subject: id === null ? 'page' : (subject ?? 'page'),
    id,
    address: field('address').slice(0, 500),
    ground: field('ground'),
    message: field('message'),
    name: field('name'),
    email: field('email'),
    good_faith: form.has('good_faith'),
  };
}

async function formOf(context: LoadContext, values: ReportValues, errors: Record<string, string>, problem: string | null): Promise<Result> {
  const { subject, id } = values;
  const product = subject === 'product' && id !== null ? await serverCaller(context.api)(catalogue.product, { item_id: id }) : null;
  if (product && !product.success) return { kind: 'not_found' };
  const shown = product ? { ...values, address: product.data.url_without_domain } : values;
  const isWrong = problem !== null || Object.keys(errors).length > 0;
  const props: Props = { view: 'form', values: shown, title: product?.data.title ?? null, grounds: REPORT_GROUNDS, errors, problem };
  return { kind: 'page', ...(isWrong && { status: 422 as const }), props };
}

interface Appeal {
  code: string;
  message: string;
  errors: Record<string, string>;
}

async function stateOf({ api, lang, query }: LoadContext, appeal?: Appeal): Promise<Result> {
  const code = appeal?.code ?? reportCode.safeParse(query.get('code')).data;
  if (!code) return { kind: 'not_found' };
  const report = await api.get(safety.reportState, { lang, code });
  return {
    kind: 'page',
    ...(appeal && { status: 422 as const }),
    props: { view: 'state', report, code, message: appeal?.message ?? '', errors: appeal?.errors ?? {} },
  };
}
