import * as companyCalls from '@vitrina/contract/companies.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { browserClient } from '../../api/browser-client.ts';
import { fillPlaces } from './fill-places.ts';

interface Filling {
  lang: LanguageCode;
  text: (name: string, values?: Record<string, string | number>) => string;
}

interface NetPriceFacts {
  price: number;
  net: number;
}

/** Fills in company prices over the public ones: net price first, gross price small. Other visitors see the public prices. */
export const fillNetPrices = ({ lang, text }: Filling): (() => void) =>
  fillPlaces<NetPriceFacts>({
    attribute: 'data-net-of',
    fetchFacts: async (ids) => {
      const reply = await browserClient(lang).call(companyCalls.prices, { ids });
      return new Map(reply.success ? reply.data.items.map((one) => [one.id, one]) : []);
    },
    wordsOf: ({ net }) => formatPrice(net, lang),
    mark: (place, { price }) => {
      place.dataset.gross = text('price_net_gross', { price: formatPrice(price, lang) });
      place.dataset.net = text('price_net');
    },
  });
