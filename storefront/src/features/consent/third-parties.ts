import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';

/** Hosts that receive data when a category is approved, by category. */
export const thirdPartiesOf = (scripts: readonly OutsideScript[]): Record<string, string[]> =>
  Object.fromEntries(
    ['analytics', 'marketing'].map((category) => [
      category,
      [...new Set(scripts.filter(({ consent }) => consent === category).flatMap(({ origins }) => origins.map((origin) => new URL(origin).host)))],
    ]),
  );
