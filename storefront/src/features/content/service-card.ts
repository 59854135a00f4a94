import type { CallReply } from '@vitrina/contract/call-types';
import type { cms } from '@vitrina/contract/cms';
import type { ContentCard } from './card.tsx';
import { toCard } from './to-card.ts';

/** A service in a list; price `null`: on request. */
export interface ServiceCard extends ContentCard {
  price: number | null;
}

/** Cards of the services that have a page. */
export const toServiceCards = ({ items }: CallReply<typeof cms.services>): ServiceCard[] =>
  items.flatMap((one) => {
    const card = toCard(one);
    return card ? [{ ...card, price: one.price_custom }] : [];
  });
