import type { Head, HeadContext } from '../../context/page-types.ts';

/** Head of a page of the account: its title; not indexed. */
export const accountHead =
  (label: string) =>
  ({ labels, info }: HeadContext<unknown>): Head => ({ title: `${labels.text(label)} | ${info.name}`, noindex: true });
