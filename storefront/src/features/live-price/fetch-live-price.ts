import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import type { LiveProduct } from './live-product.ts';

/** Price and stock of one product now; `null` where they cannot be had: the page then stays as it is. */
export async function fetchLivePrice(id: number, lang: LanguageCode): Promise<LiveProduct | null> {
  const reply = await browserClient(lang).call(catalogueCalls.priceQty, { ids: [id] });
  return reply.success ? (reply.data.items.find((item) => item.id === id) ?? null) : null;
}
