import type { Head, HeadContext } from '../../routing/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info }: HeadContext<Props>): Head => ({ title: `${labels.text('soon_page')} | ${info.name}`, noindex: true });
