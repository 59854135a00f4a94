import { cms } from '@vitrina/contract/cms';
import { type ServiceCard, toServiceCards } from '../../features/content/service-card.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  services: ServiceCard[];
}

export async function load({ api }: LoadContext): Promise<LoadResult<Props>> {
  return { kind: 'page', props: { services: toServiceCards(await api.get(cms.services, {})) } };
}
