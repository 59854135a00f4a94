import { quickOrder } from '@vitrina/contract/quick-order';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { type OrderProblem, readOrder, restOf, showAnswers, toCallInput } from './order-view.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import type { Props } from './load.ts';

/** Handles the form without scripts: a result for every line; lines to correct stay in the field. */
export async function post({ api, form, info, lang }: LoadContext): Promise<LoadResult<Props>> {
  if (!info.catalog.quickOrder) return { kind: 'not_found' };
  const text = form.get('lines') ?? '';
  const isCheck = form.get('action') === 'check';
  // Lines besides those of a form that chooses one product.
  const otherLines = form.get('kept') ?? '';
  const again = (problem: OrderProblem): LoadResult<Props> => ({
    kind: 'page',
    status: 422,
    props: { field: together(text, otherLines), shown: null, isCheck, problem },
  });
  const { lines, problem } = readOrder(text);
  if (problem) return again(problem);
  const input = toCallInput(lines);
  const reply = input.length > 0 ? await serverCaller(api)(quickOrder.quickOrder, { lang, lines: input, check: isCheck }) : null;
  if (reply && !reply.success) return again({ label_name: reply.data.label_name });
  const shown = showAnswers(lines, reply?.data.lines ?? []);
  return { kind: 'page', props: { field: together(isCheck ? text : restOf(shown), otherLines), shown, isCheck, problem: null } };
}

const together = (...texts: string[]): string => texts.filter(Boolean).join('\n');
