import { type ComparedItem, compare } from '@vitrina/contract/compare';
import type { Reply } from '@vitrina/contract/client';
import { parseCompareQuery } from '@vitrina/contract/values/compare-query';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { idOfCode } from '../../client/lists/compare-store.ts';
import { compareUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { NOTHING, type Props } from './load.ts';

type Answer = Reply<{ items: ComparedItem[] }>;

/** Handles forms without scripts: redirects to the comparison, or shows the reason of a refusal with the products that can be replaced. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang, info } = context;
  const reply = await act(context);
  const code = form.get('code') ?? '';
  if (!reply) return { kind: 'redirect', to: compareUrl({ lang, info }), status: 303 };
  if (!reply.success) {
    const { items } = await api.get(compare.compare, {});
    return { kind: 'page', props: { ...NOTHING, refused: { label_name: reply.data.label_name, code, items } }, status: 422, isPrivate: true };
  }
  return { kind: 'redirect', to: compareUrl({ lang, info }, itemsAfter(form, code, reply.data.items)), status: 303 };
}

/** Returns the products after a removal: those of the shown table without the product, even if it is another shopper's table. */
function itemsAfter(form: URLSearchParams, code: string, own: readonly ComparedItem[]): number[] {
  const shown = parseCompareQuery(form).items;
  if (form.get('action') === 'remove' && shown.length > 0) return shown.filter((id) => id !== idOfCode(code));
  return own.map((item) => item.id);
}

/** `null`: not a form of this page. */
async function act({ api, form, lang }: LoadContext): Promise<Answer | null> {
  const call = serverCaller(api);
  const shopping_cart_code = form.get('code') ?? '';
  const gone = form.get('gone');
  switch (form.get('action')) {
    case 'add':
      return call(compare.addCompared, { lang, shopping_cart_code, ...(gone && { replace: gone }) });
    case 'remove':
      return call(compare.removeCompared, { lang, shopping_cart_code });
    default:
      return null;
  }
}
