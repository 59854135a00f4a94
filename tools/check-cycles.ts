interface Edge {
  file: string;
  target: string;
}

/** Groups of files that import each other, directly or through others, types included; each sorted. None is allowed. */
export function cyclesOf(imports: readonly Edge[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const search: Search = { targets, index: new Map(), low: new Map(), stack: [], cycles: [] };
  for (const file of targets.keys()) if (!search.index.has(file)) visit(file, search);
  return search.cycles;
}

interface Search {
  targets: ReadonlyMap<string, readonly string[]>;
  index: Map<string, number>;
  /** Lowest index reachable from each file. */
  low: Map<string, number>;
  stack: string[];
  cycles: string[][];
}

/** Tarjan's strongly connected components. */
function visit(file: string, search: Search): void {
  const { targets, index, low, stack } = search;
  const own = index.size;
  index.set(file, own);
  low.set(file, own);
  stack.push(file);
  for (const target of targets.get(file) ?? []) {
    if (!index.has(target)) visit(target, search);
    if (stack.includes(target)) low.set(file, Math.min(low.get(file) as number, low.get(target) as number));
  }
  if (low.get(file) !== own) return;
  const group = stack.splice(stack.indexOf(file));
  if (group.length > 1 || targets.get(file)?.includes(file)) search.cycles.push(group.toSorted());
}
