import { readFileSync } from 'node:fs';

export interface HeapClass {
  name: string;
  count: number;
  bytes: number;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/**
 * Returns the contents of a heap snapshot (at most 500 MB) by kind: objects by constructor, functions by name; strings, numbers and compiled code are one kind
 * each.
 */
export function heapClasses(file: string): Map<string, HeapClass> {
  const { snapshot, nodes, strings } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  const { node_fields, node_types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => node_fields.indexOf(field)) as [number, number, number];
  const classes = new Map<string, HeapClass>();
  for (let at = 0; at < nodes.length; at += node_fields.length) {
    const key = nameOf(node_types[0][nodes[at + type] as number] as string, strings[nodes[at + name] as number] as string);
    const known = classes.get(key) ?? { name: key, count: 0, bytes: 0 };
    known.count += 1;
    known.bytes += nodes[at + size] as number;
    classes.set(key, known);
  }
  return classes;
}

/** Compiled code and feedback of V8. */
const CODE = /Feedback|ScopeInfo|Bytecode|CodeWrapper|SharedFunctionInfo|Trusted|Protected/;

function nameOf(type: string, name: string): string {
  if (type === 'code' || (type === 'hidden' && CODE.test(name))) return '(compiled code)';
  if (type === 'object shape') return '(object shapes)';
  if (type === 'closure') return `function ${name}`;
  if (type.includes('string') || ['number', 'bigint', 'regexp', 'symbol'].includes(type)) return `(${type})`;
  return type === 'object' ? name.slice(0, 60) : `(${type}) ${name.slice(0, 60)}`;
}

export interface Growth {
  name: string;
  count: [before: number, after: number];
  bytes: [before: number, after: number];
}

/** Returns the changes from one snapshot to a later one, most bytes first. */
export function heapGrowth(before: ReadonlyMap<string, HeapClass>, after: ReadonlyMap<string, HeapClass>): Growth[] {
  const none = { count: 0, bytes: 0 };
  const all = [...new Set([...before.keys(), ...after.keys()])].map((name): Growth => {
    const [a, b] = [before.get(name) ?? none, after.get(name) ?? none];
    return { name, count: [a.count, b.count], bytes: [a.bytes, b.bytes] };
  });
  const change = ({ bytes: [a, b] }: Growth) => Math.abs(b - a);
  return all.filter(({ count: [a, b], bytes: [c, d] }) => a !== b || c !== d).sort((a, b) => change(b) - change(a));
}
