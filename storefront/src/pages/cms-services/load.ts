import { cms } from '@vitrina/contract/cms';
import type { ContentCard } from '../../features/content/card.tsx';
import { toCard } from '../../features/content/to-card.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface ServiceCard extends ContentCard {
  price: number | null;
}

export interface Props {
  services: ServiceCard[];
}

export async function load({ api }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(cms.services, {});
  const services = items.flatMap((one): ServiceCard[] => {
    const card = toCard(one);
    return card ? [{ ...card, price: one.price_custom }] : [];
  });
  return { kind: 'page', props: { services } };
}
