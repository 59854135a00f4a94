import type { Head, HeadContext } from '../../context/page-types.ts';

/** Head of a step: its title; not indexed. */
export const stepHead =
  (label: string) =>
  ({ labels, info }: HeadContext<unknown>): Head => ({ title: `${labels.text(label)} | ${info.name}`, noindex: true });
