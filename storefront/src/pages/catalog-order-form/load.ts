import { EMPTY_ORDER, type OrderView } from './order-view.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props = OrderView;

/** The empty form, equal for all visitors. */
export async function load({ info }: LoadContext): Promise<LoadResult<Props>> {
  return info.catalog.quickOrder ? { kind: 'page', props: EMPTY_ORDER } : { kind: 'not_found' };
}
