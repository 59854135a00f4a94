import { type Recall, safety } from '@vitrina/contract/safety';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  recalls: Recall[];
}

/** All recalls and warnings of the shop. */
export async function load({ api, lang }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(safety.recalls, { lang });
  return { kind: 'page', props: { recalls: items } };
}
