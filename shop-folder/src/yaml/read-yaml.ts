import { isAlias, isMap, isNode, isPair, isScalar, LineCounter, type Node, type Pair, parseDocument, visit, type YAMLMap } from 'yaml';
import type { Fault } from '../faults.ts';

export type Path = readonly (string | number)[];

export interface YamlFile {
  file: string;
  value: unknown;
  /** Returns the place of a value; with `key`, that of the key itself. If it is missing, that of the nearest parent. */
  at: (path: Path, key?: string) => { line: number; column: number };
}

/** Reads YAML 1.2 without aliases, tags and merge keys, so that values are explicit and a small file cannot expand. */
export function readYaml(file: string, text: string): YamlFile | Fault[] {
  const counter = new LineCounter();
  const place = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col };
  };
  if (isTooDeep(text)) return [{ level: 'error', file, line: 1, column: 1, words: TOO_DEEP }];
  try {
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, stringKeys: true, uniqueKeys: false, keepSourceTokens: false });
    const faults = [...document.errors, ...document.warnings].map((error): Fault => ({ level: 'error', file, ...place(error.pos[0]), words: wordsOf(error) }));
    if (faults.length > 0) return faults.slice(0, MOST_FAULTS);
    visit(document, {
      Alias: (_, node) => {
        faults.push({ level: 'error', file, ...place(node.range?.[0] ?? 0), words: 'aliases (*name) are not read; write the value out' });
        return visit.BREAK;
      },
      Map: (_, map) => {
        for (const offset of repeatedKeys(map)) faults.push({ level: 'error', file, ...place(offset), words: 'this key is there already' });
      },
    });
    if (faults.length > 0) return faults.slice(0, MOST_FAULTS);
    const at = (path: Path, key?: string) => place(offsetOf(document.contents, path, key));
    return { file, value: document.toJS({ maxAliasCount: 0 }), at };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error;
    return [{ level: 'error', file, line: 1, column: 1, words: TOO_DEEP }];
  }
}

const MOST_FAULTS = 20;
const TOO_DEEP = 'is nested too deeply to be read';
const MOST_BRACKETS = 200;

/** Checked before parsing, which is slow for thousands of open brackets. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (bracket === '[' || bracket === '{' ? 1 : -1));
    if (depth > MOST_BRACKETS) return true;
  }
  return false;
}

const wordsOf = ({ code, message }: { code: string; message: string }): string => {
  if (code === 'TAB_AS_INDENT') return 'is indented by a tab; YAML wants spaces';
  return `is no YAML: ${message.split('\n')[0]}`;
};

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** Offsets of duplicate keys. The parser's own check compares each key with every other: for 190,000 keys in 2 MB it takes minutes. */
function repeatedKeys({ items }: YAMLMap): number[] {
  const seen = new Set<string>();
  const repeated: number[] = [];
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    if (seen.has(name)) repeated.push(startOf(key));
    seen.add(name);
  }
  return repeated;
}

/** Pairs of a map by key, built once, as every fault of a file looks up a place. */
const indexes = new WeakMap<YAMLMap, Map<string, Pair>>();

function pairOf(map: YAMLMap, key: string): Pair | undefined {
  let index = indexes.get(map);
  if (!index) {
    index = new Map(map.items.flatMap((pair) => (isPair(pair) && isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])));
    indexes.set(map, index);
  }
  return index.get(key);
}

function offsetOf(root: Node | null, path: Path, key?: string): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const [i, step] of [...path, ...(key === undefined ? [] : [key])].entries()) {
    const next = childOf(node, step, key !== undefined && i === path.length);
    if (!next) break;
    node = next.node;
    offset = next.offset;
  }
  return offset;
}

function childOf(node: unknown, step: string | number, usesKeyOffset: boolean): { node: unknown; offset: number } | null {
  if (!isNode(node) || isAlias(node) || isScalar(node)) return null;
  if (isMap(node)) {
    const pair = pairOf(node, String(step));
    if (!pair) return null;
    const keyOffset = startOf(pair.key);
    const value = isNode(pair.value) ? pair.value : null;
    return { node: value, offset: usesKeyOffset || !value?.range ? keyOffset : value.range[0] };
  }
  const item = (node as { items?: unknown[] }).items?.[Number(step)];
  return isNode(item) ? { node: item, offset: item.range?.[0] ?? 0 } : null;
}
