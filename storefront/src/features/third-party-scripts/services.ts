import type { OutsideScriptName } from '@vitrina/contract/values/outside-scripts';
import { windowProperty } from './load-script.ts';
import type { DataEvent } from './shop-event.ts';

/** Adapter of a third-party service. */
interface Service {
  /** Its global variables, deleted when it is stopped. */
  globals: readonly string[];
  /** Creates the queues that hold events until its script loads. */
  prepare: () => void;
  /** Runs the provider's initialisation snippet. */
  begin: (code: string, signal: AbortSignal) => void | Promise<void>;
  send: (event: DataEvent) => void;
}

type Fbq = ((...args: unknown[]) => void) & { queue: unknown[]; callMethod?: (...args: unknown[]) => void; loaded?: boolean; version?: string; push?: unknown };
const page = globalThis as unknown as { dataLayer?: unknown[]; analyticsLayer?: unknown[]; fbq?: Fbq; _fbq?: Fbq };

/** Queues a call: the script requires `arguments` objects, not arrays. */
function gtag(..._args: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  page.analyticsLayer?.push(arguments);
}

/** The pixel's event names. */
const PIXEL_NAMES: Partial<Record<DataEvent['name'], string>> = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  add_to_wishlist: 'AddToWishlist',
  begin_checkout: 'InitiateCheckout',
  add_payment_info: 'AddPaymentInfo',
  purchase: 'Purchase',
  search: 'Search',
};

export const SERVICES: Readonly<Record<OutsideScriptName, Service>> = {
  tag_manager: {
    globals: ['dataLayer', 'google_tag_manager'],
    prepare: () => {
      page.dataLayer ??= [];
    },
    begin: () => void page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
    send: ({ name, params }) => {
      if (params.search_term !== undefined) return void page.dataLayer?.push({ event: name, search_term: params.search_term });
      page.dataLayer?.push({ ecommerce: null }, { event: name, ecommerce: params });
    },
  },
  analytics: {
    globals: ['analyticsLayer'],
    prepare: () => {
      page.analyticsLayer ??= [];
    },
    begin: (code) => {
      gtag('js', new Date());
      gtag('config', code, { allow_google_signals: false, allow_ad_personalization_signals: false });
    },
    send: ({ name, params }) => gtag('event', name, params),
  },
  social_pixel: {
    globals: ['fbq', '_fbq'],
    prepare: () => {
      if (page.fbq) return;
      const fbq: Fbq = Object.assign((...args: unknown[]) => void (fbq.callMethod ? fbq.callMethod(...args) : fbq.queue.push(args)), {
        queue: [] as unknown[],
        loaded: true,
        version: '2.0',
      });
      fbq.push = fbq;
      page.fbq = fbq;
      page._fbq = fbq;
    },
    begin: async (code, signal) => {
      const fbq = await windowProperty<Fbq>('fbq', { signal });
      fbq('init', code);
      fbq('track', 'PageView');
    },
    send: ({ name, params }) => {
      const own = PIXEL_NAMES[name];
      if (!own) return;
      const ids = params.items?.map((item) => item.item_id);
      page.fbq?.('track', own, { currency: params.currency, value: params.value, ...(ids && { content_ids: ids, content_type: 'product' }) });
    },
  },
};
