import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { listenToShop, type ShopEvent } from '../../client/shop-events.ts';
import type { PageState } from '../../context/page-types.ts';
import { clearEvents, drainEvents } from './event-queue.ts';
import { cartItem, eventsOf } from './page-events.ts';
import { sendEvent, sendQueuedEvents } from './send-event.ts';
import type { DataEvent } from './shop-event.ts';
import { syncScripts } from './sync-scripts.ts';

/** The document keeps its initial policy through soft navigations. */
const documentAllows = (JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as Partial<PageState>).allowsScripts === true;

let reported: PageState | null = null;
let stopListening: (() => void) | null = null;

/** Loads the approved third-party scripts for a page, and sends them its events. */
export function trackPage(state: PageState, approved: readonly string[]): void {
  const { scripts } = state.shell.info.consent;
  syncScripts({ scripts, approved, mayLoad: documentAllows && state.allowsScripts, onListening: sendQueuedEvents });
  const names = scripts.filter(({ consent }) => approved.includes(consent)).map(({ name }) => name);
  stopListening?.();
  stopListening = null;
  for (const { name } of scripts) if (!names.includes(name)) drainEvents(name);
  if (names.length === 0) clearEvents();
  if (names.length === 0) return;
  stopListening = listenToShop((event) => sendEvent(eventOfVisitor(event, state.lang), names));
  if (reported === state) return;
  reported = state;
  for (const event of eventsOf(state)) sendEvent(event, names);
}

function eventOfVisitor(event: ShopEvent, lang: LanguageCode): DataEvent {
  const { currency } = LANGUAGES[lang];
  if (event.kind === 'wished')
    return { name: 'add_to_wishlist', params: { currency, items: [{ item_id: event.code.replace(/^p-/, ''), item_name: event.title }] } };
  const { item, qty } = event;
  const value = Math.round(item.price * qty * 100) / 100;
  return { name: event.kind === 'cart_added' ? 'add_to_cart' : 'remove_from_cart', params: { currency, value, items: [cartItem(item, qty)] } };
}
