import type { ErrorData } from '@vitrina/contract/errors';
import { type TradeInDeviceView, tradeIn } from '@vitrina/contract/trade-in';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { answersText, type Chosen, readChosen } from './chosen-answers.ts';

export interface Props {
  devices: Pick<TradeInDeviceView, 'code' | 'title' | 'most'>[];
  /** Device whose questions are shown; `null`: none chosen yet. */
  device: TradeInDeviceView | null;
  chosen: Chosen;
  /** Labels by question. */
  errors: Record<string, string>;
  /** `null`: not asked for yet, or answers are missing. A sum of `null`: such a device is not taken. */
  estimate: { sum: number | null } | null;
  couponDays: number;
}

/** Devices, the questions about one, and what it is worth by the answers of the address. Nothing is kept. */
export async function load({ api, lang, query }: LoadContext): Promise<LoadResult<Props>> {
  const { items, coupon_days } = await api.get(tradeIn.devices, { lang });
  const device = items.find(({ code }) => code === query.get('device')) ?? null;
  const devices = items.map(({ code, title, most }) => ({ code, title, most }));
  const chosen = device ? readChosen(device, query) : {};
  const props: Props = { devices, device, chosen, errors: {}, estimate: null, couponDays: coupon_days };
  if (!device || !query.has('estimate')) return { kind: 'page', props };
  const reply = await serverCaller(api)(tradeIn.estimate, { lang, device: device.code, answers: answersText(chosen) });
  if (reply.success) return { kind: 'page', props: { ...props, estimate: reply.data } };
  return { kind: 'page', status: 422, props: { ...props, errors: byQuestion(reply.data) } };
}

const byQuestion = ({ errors = [] }: ErrorData): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, label_name }) => [field.replace(/^answers\./, ''), label_name]));
