import { heapClasses, heapGrowth } from './heap-classes.ts';

const SHOWN = 20;
const kB = (bytes: number): string => `${bytes < 0 ? '' : '+'}${(bytes / 1024).toFixed(0)} kB`;

/** Prints a table of the differences between two heap snapshots. */
export function printHeapGrowth(before: string, after: string): void {
  const growth = heapGrowth(heapClasses(before), heapClasses(after));
  const total = growth.reduce((sum, { bytes: [a, b] }) => sum + b - a, 0);
  console.log(`\nFrom ${before} to ${after} (${kB(total)}):\n| what | before | after | bytes |\n|---|---|---|---|`);
  for (const { name, count, bytes } of growth.slice(0, SHOWN)) console.log(`| ${name} | ${count[0]} | ${count[1]} | ${kB(bytes[1] - bytes[0])} |`);
}
