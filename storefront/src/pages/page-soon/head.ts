import type { Head, HeadContext } from '../../routing/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props, labels, info }: HeadContext<Props>): Head => ({ title: `${labels.text(props.name)} | ${info.name}`, noindex: true });
