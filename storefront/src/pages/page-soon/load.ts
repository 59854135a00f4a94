import type { LoadContext, LoadResult } from '../../routing/page-types.ts';
import { soonName } from './soon-name.ts';

export interface Props {
  /** Label with the page's own name. */
  name: string;
}

/** A page whose part of the shop is not open yet: its name and a way on. */
export async function load({ match }: LoadContext): Promise<LoadResult<Props>> {
  return { kind: 'page', props: { name: soonName(match) } };
}
