import type { Cart } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** A cart changed in another tab, from the reply there. */
export interface CartUpdate {
  lang: LanguageCode;
  cart: Cart;
}

const NAME = 'vitrina-cart';
let channel: BroadcastChannel | null = null;

/** Notifies this browser's other tabs; nothing is stored or sent to a server. */
export function notifyOtherTabs(news: CartUpdate): void {
  channel?.postMessage(news);
}

/** Listens while the page is shown: a page in the back/forward cache must not hold a channel open. */
export function listenToOtherTabs(onNews: (news: CartUpdate) => void): () => void {
  const open = () => {
    channel ??= new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<CartUpdate>) => onNews(data);
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return () => {
    close();
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
  };
}
