import type { Head, HeadContext } from '../../context/page-types.ts';

/** Head of a page of the account: its name, and nothing for search engines. */
export const accountHead =
  (label: string) =>
  ({ labels, info }: HeadContext<unknown>): Head => ({ title: `${labels.text(label)} | ${info.name}`, noindex: true });
