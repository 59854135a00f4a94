import type { ErrorData } from '@vitrina/contract/errors';
import { type TradeInDeviceView, type TradeInOffer, type TradeInWay, tradeIn, tradeInCode, TRADE_IN_ANSWERS } from '@vitrina/contract/trade-in';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { tradeInStateUrl } from '../../links/trade-in-links.ts';
import { answersText, type Chosen, readChosen } from './chosen-answers.ts';
import { OFFER_FIELDS, type OfferValues } from './offer-fields.ts';

interface Estimate {
  view: 'estimate';
  devices: Pick<TradeInDeviceView, 'code' | 'title' | 'most' | 'image_upload_path'>[];
  /** Device whose questions are shown; `null`: none selected yet. */
  device: TradeInDeviceView | null;
  chosen: Chosen;
  /** Error labels by question. */
  errors: Record<string, string>;
  /** `null`: not requested yet, or answers are missing. A sum of `null`: the shop does not accept such a device. */
  estimate: { sum: number | null } | null;
  couponDays: number;
  ways: TradeInWay[];
  /** The submitted offer form. */
  offer: {
    values: OfferValues;
    errors: Record<string, string>;
    /** Label of an error of the whole form. */
    problem: string | null;
  };
}

export type Props = Estimate | { view: 'state'; code: string; offer: TradeInOffer; problem: string | null };
export type EstimateProps = Estimate;

type Result = LoadResult<Props>;

/** Devices, the questions of one and its estimate by the answers in the address; or the state of an offer. Opening it changes nothing. */
export async function load(context: LoadContext): Promise<Result> {
  if (context.query.has('code')) return stateOf(context, null);
  return estimateOf(context, context.query, { values: noValues(context), errors: {}, problem: null });
}

/** Sends an offer, or the owner's answer to the shop: accept, decline or cancel. */
export async function post(context: LoadContext): Promise<Result> {
  const { api, form, lang } = context;
  const caller = serverCaller(api);
  const code = tradeInCode.safeParse(form.get('code')).data;
  if (code) {
    const answer = TRADE_IN_ANSWERS.find((one) => one === form.get('answer'));
    if (!answer) return { kind: 'not_found' };
    const reply = await caller(tradeIn.answer, { lang, code, answer });
    return reply.success ? { kind: 'redirect', to: tradeInStateUrl(context, code), status: 303 } : stateOf(context, reply.data.label_name);
  }
  const { items } = await api.get(tradeIn.devices, { lang });
  const device = items.find((one) => one.code === form.get('device'));
  if (!device) return { kind: 'not_found' };
  const values = Object.fromEntries(OFFER_FIELDS.map((name) => [name, (form.get(name) ?? '').trim()])) as unknown as OfferValues;
  const { confirmed, ...fields } = values;
  const answers = answersText(readChosen(device, form));
  const sum = Number(form.get('sum'));
  const reply = await caller(tradeIn.offer, {
    ...{ lang, ...fields, device: device.code, answers },
    sum: Number.isFinite(sum) ? sum : 0,
    confirmed: confirmed === '1',
  });
  if (reply.success) return { kind: 'redirect', to: tradeInStateUrl(context, reply.data.code), status: 303 };
  const { errors = [], label_name } = reply.data;
  const own = errors.filter(({ field }) => OFFER_FIELDS.some((name) => name === field));
  const problem = own.length > 0 ? null : label_name === 'error_amount_differs' ? 'trade_in_sum_changed' : label_name;
  return estimateOf(context, form, { values, errors: Object.fromEntries(own.map((one) => [one.field, one.label_name])), problem });
}

const noValues = ({ query }: LoadContext): OfferValues =>
  Object.fromEntries(OFFER_FIELDS.map((name) => [name, name === 'way' ? (query.get('way') ?? '') : ''])) as unknown as OfferValues;

async function estimateOf({ api, lang }: LoadContext, params: URLSearchParams, offer: Estimate['offer']): Promise<Result> {
  const { items, coupon_days, ways } = await api.get(tradeIn.devices, { lang });
  const device = items.find(({ code }) => code === params.get('device')) ?? null;
  const devices = items.map(({ code, title, most, image_upload_path }) => ({ code, title, most, image_upload_path }));
  const chosen = device ? readChosen(device, params) : {};
  const props: Estimate = { view: 'estimate', devices, device, chosen, errors: {}, estimate: null, couponDays: coupon_days, ways, offer };
  const isRefused = offer.problem !== null || Object.keys(offer.errors).length > 0;
  if (!device || !params.has('estimate')) return { kind: 'page', props };
  const reply = await serverCaller(api)(tradeIn.estimate, { lang, device: device.code, answers: answersText(chosen) });
  if (reply.success) return { kind: 'page', ...(isRefused && { status: 422 as const }), props: { ...props, estimate: reply.data } };
  return { kind: 'page', status: 422, props: { ...props, errors: byQuestion(reply.data) } };
}

async function stateOf({ api, lang, query, form }: LoadContext, problem: string | null): Promise<Result> {
  const code = tradeInCode.safeParse(form.get('code') ?? query.get('code')).data;
  if (!code) return { kind: 'not_found' };
  const offer = await api.get(tradeIn.offerState, { lang, code });
  return { kind: 'page', ...(problem !== null && { status: 422 as const }), props: { view: 'state', code, offer, problem } };
}

const byQuestion = ({ errors = [] }: ErrorData): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, label_name }) => [field.replace(/^answers\./, ''), label_name]));
