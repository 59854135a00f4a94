import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import type { LiveProduct } from './live-product.ts';

/** Present price and stock of one product; `null`: unavailable, so the page stays unchanged. */
export async function fetchLiveProduct(id: number, lang: LanguageCode): Promise<LiveProduct | null> {
  const reply = await browserClient(lang).call(catalogueCalls.priceQty, { ids: [id] });
  return reply.success ? (reply.data.items.find((item) => item.id === id) ?? null) : null;
}
