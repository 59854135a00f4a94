import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';

interface Filling {
  lang: LanguageCode;
  text: (name: string, values?: Record<string, string | number>) => string;
  /** Code of the visitor's own shop. */
  shop: string;
}

interface Known {
  title: string;
  qty: number;
  isToday: boolean;
}

/** As the contract has it. */
const MOST = 96;

/** Fills the places of a page that wait for the visitor's own shop, now and as more of them come; gives what ends it and empties them. */
export function fillShopStock({ lang, text, shop }: Filling): () => void {
  const known = new Map<number, Known>();
  const asked = new Set<number>();
  let isOver = false;

  const places = () => [...document.querySelectorAll<HTMLElement>('[data-stock-of]')];
  const write = () => {
    for (const place of places()) {
      const found = known.get(Number(place.dataset.stockOf));
      const words = found ? wordsOf(found, text) : '';
      if (place.textContent !== words) place.textContent = words;
      if (found) place.dataset.qty = String(found.qty);
    }
  };
  const ask = async (ids: readonly number[]) => {
    try {
      const reply = await browserClient(lang).call(catalogueCalls.shopStock, { shop, ids: [...ids] });
      if (!reply.success || isOver) return;
      for (const { id, qty, is_today } of reply.data.items) known.set(id, { title: reply.data.title, qty, isToday: is_today });
      write();
    } catch {
      // No connection: the line that is the same for everybody stays.
    }
  };
  const look = () => {
    const ids = [...new Set(places().map((place) => Number(place.dataset.stockOf)))].filter((id) => !asked.has(id));
    for (const id of ids) asked.add(id);
    for (let from = 0; from < ids.length; from += MOST) void ask(ids.slice(from, from + MOST));
    write();
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  look();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    isOver = true;
    observer.disconnect();
    for (const place of places()) place.textContent = '';
  };
}

const wordsOf = ({ title, qty, isToday }: Known, text: Filling['text']): string => {
  const amount = qty === 0 ? text('product_shop_none') : qty === 1 ? text('stock_last_piece') : text('stock_pieces', { count: qty });
  return `${title}: ${amount}${isToday ? `, ${text('place_today')}` : ''}`;
};
