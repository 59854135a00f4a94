import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

type Items = Awaited<ReturnType<typeof fetchProducts>>;

/** Products with present data, in the order of the ids, without deleted ones. `null`: the call failed. */
export async function fetchRecent(ids: readonly number[], lang: LanguageCode): Promise<Items | null> {
  try {
    const items = await fetchProducts(ids, lang);
    return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  } catch {
    return null;
  }
}

async function fetchProducts(ids: readonly number[], lang: LanguageCode) {
  const reply = await browserClient(lang).call(catalogueCalls.products, { lang, ids: [...ids] });
  if (!reply.success) throw new Error(reply.data.label_name);
  return reply.data.items;
}
