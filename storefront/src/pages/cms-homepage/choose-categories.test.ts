import type { CategoryNode } from '@vitrina/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { chooseCategories } from './choose-categories.ts';

const node = (code: string, total: number, children: CategoryNode[] = []) => ({ code, total, children }) as CategoryNode;
const codes = (nodes: CategoryNode[]) => nodes.map((one) => one.code);

describe('categories on the home page', () => {
  const shop = [
    node('a', 9, [node('a1', 5), node('a2', 3), node('a3', 1), node('a4', 0)]),
    node('b', 2, [node('b1', 1), node('b2', 1)]),
    node('c', 1, [node('c1', 1)]),
  ];

  it('take one of every department before a second of any', () => expect(codes(chooseCategories(shop, 4))).toEqual(['a1', 'a2', 'b1', 'c1']));
  it('leave out what is empty and stop at what there is', () => expect(codes(chooseCategories(shop, 20))).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']));
  it('a department without any stands for itself', () =>
    expect(codes(chooseCategories([...shop, node('d', 4), node('e', 0)], 5))).toEqual(['a1', 'a2', 'b1', 'c1', 'd']));
  it('are none in an empty shop', () => expect(chooseCategories([], 8)).toEqual([]));
});
