import type { LoadResult } from '../../routing/page-types.ts';

export type Props = Record<string, never>;

/** A page that this storefront knows no template for. */
export async function load(): Promise<LoadResult<Props>> {
  return { kind: 'page', props: {} };
}
