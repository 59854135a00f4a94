import { describe, expect, it } from 'vitest';
import { splitGroups } from './split-groups.ts';

const groups = (...sizes: number[]) => sizes.map((size) => ({ items: Array.from({ length: size }) }));

describe('long specifications', () => {
  it('shows whole groups until there are enough rows and counts the rest', () => {
    const { shown, rest, restRows } = splitGroups(groups(4, 4, 4, 4, 4));
    expect([shown.length, rest.length, restRows]).toEqual([3, 2, 8]);
  });
  it('hides nothing for a few rows more', () => expect(splitGroups(groups(8, 4, 3)).rest).toEqual([]));
  it('shows a short list whole', () => expect(splitGroups(groups(3)).shown).toHaveLength(1));
});
