import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props, labels, info }: HeadContext<Props>): Head => ({
  title: `${(props.kind === 'shared' && props.title) || labels.text('wishlist')} | ${info.name}`,
  noindex: true,
});
