import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import { dateFormat } from '@vitrina/contract/values/formats';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { browserClient } from '../../api/browser-client.ts';
import type { MyPlace } from '../../client/my-place.ts';
import { setPlaceFacts } from '../../client/place-facts.ts';
import { fillPlaces } from './fill-places.ts';

interface Filling {
  lang: LanguageCode;
  text: (name: string, values?: Record<string, string | number>) => string;
  place: MyPlace;
}

interface DeliveryFacts {
  day: string | null;
  isTomorrow: boolean;
  /** Net price if it differs from the public one; `null`: it does not. */
  price: number | null;
}

const DAY = { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const;

/** Fills in delivery days to the visitor's place, and loads facts that hold for all products there. */
export const fillDeliveryDays = ({ lang, text, place: { country, postCode } }: Filling): (() => void) => {
  const format = (day: string) => dateFormat(LANGUAGES[lang].locale, DAY).format(new Date(`${day}T00:00:00Z`));
  let isOver = false;
  const stop = fillPlaces<DeliveryFacts>({
    attribute: 'data-day-of',
    fetchFacts: async (ids) => {
      const reply = await browserClient(lang).call(catalogueCalls.deliveryTo, { country, post_code: postCode, ids });
      if (!reply.success) return new Map();
      const { vat, prices, tomorrow, items } = reply.data;
      // A reply about a place that was changed meanwhile is ignored.
      if (!isOver) setPlaceFacts({ vat, prices, tomorrow });
      return new Map(items.map((one) => [one.id, { day: one.day, isTomorrow: one.is_tomorrow, price: prices === 'net' ? one.price : null }]));
    },
    wordsOf: ({ day, isTomorrow, price }) => {
      const when =
        day === null ? text('place_not_brought', { place: postCode }) : text(isTomorrow ? 'place_tomorrow' : 'place_on', { place: postCode, day: format(day) });
      return price === null ? when : `${when}, ${text('place_net_price', { price: formatPrice(price, lang) })}`;
    },
    mark: (element, { day }) => {
      element.dataset.day = day ?? '';
    },
  });
  return () => {
    isOver = true;
    stop();
    setPlaceFacts(null);
  };
};
