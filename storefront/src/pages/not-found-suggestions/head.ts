import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ labels, info }: HeadContext<Props>): Head => ({ title: `${labels.text('lost_missing_title')} | ${info.name}`, noindex: true });
