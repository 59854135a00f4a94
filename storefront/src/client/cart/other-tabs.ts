import type { Cart } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** A cart that was changed in another tab, as the shop answered it there. */
export interface CartUpdate {
  lang: LanguageCode;
  cart: Cart;
}

const NAME = 'vitrina-cart';
let channel: BroadcastChannel | null = null;

/** Tells this browser's other tabs; nothing is kept and nothing is sent anywhere. */
export function notifyOtherTabs(news: CartUpdate): void {
  channel?.postMessage(news);
}

/** Listens as long as the page is shown: one that the browser keeps for its Back button must not hold a channel open. */
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
