import { contentHead } from '../../features/content/content-head.ts';
import type { Head, HeadContext } from '../../context/page-types.ts';
import type { Props } from './load.ts';

export const head = ({ props: { about, text }, lang, info, path }: HeadContext<Props>): Head =>
  contentHead({ content: about, hidden: text.hidden, lang, info, path });
