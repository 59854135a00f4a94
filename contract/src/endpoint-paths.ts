import { allEndpoints, endpointTable } from './endpoints.ts';

/** Paths of the interface that a shop serves elsewhere, by their names in the endpoint table. */
export type MovedPaths = Readonly<Record<string, string>>;

const METHODS = new Map(allEndpoints.map(({ key, method }) => [key, method]));
const PATH = /^\/api\/(?!nuxtapi\/)(?:\w[\w.-]*\/|\{\w+\}\/)+$/;
const placeholders = (path: string): string => (path.match(/\{\w+\}/g) ?? []).sort().join();
/** Returns a form that is equal for paths a request could not tell apart. */
const shape = (name: string, path: string): string => `${METHODS.get(name) ?? 'ANY'} ${path.replace(/\{\w+\}/g, '{}')}`;

/** Returns the reasons why paths cannot be moved this way; empty: they can. */
export function problemsOfPaths(moved: MovedPaths): string[] {
  const own = endpointTable();
  const names = Object.keys(moved);
  const taken = new Set(Object.entries(own).map(([name, path]) => shape(name, path)));
  const shapes = names.map((name) => shape(name, moved[name] as string));
  return names.flatMap((name, i) => {
    const path = moved[name] as string;
    const before = own[name];
    if (before === undefined) return [`${name} is no name in the endpoint table`];
    if (!PATH.test(path)) return [`${name}: ${path} is no path like /api/webshop/cart/`];
    if (placeholders(path) !== placeholders(before)) return [`${name}: ${path} needs the placeholders of ${before}`];
    const isTaken = path !== before && (taken.has(shapes[i] as string) || shapes.indexOf(shapes[i] as string) !== i);
    return isTaken ? [`${name}: ${path} is another call’s path`] : [];
  });
}

interface Rule {
  method: string | undefined;
  pattern: RegExp;
  names: string[];
  own: string;
}

/**
 * Returns a function that maps a served path to the contract's own one, and any other path to itself. The contract's own paths stay valid for clients with an
 * older table.
 */
export function createPathReader(moved: MovedPaths): (method: string, path: string) => string {
  const own = endpointTable();
  const rules = Object.entries(moved).map(([name, path]) => ruleOf(path, { method: METHODS.get(name), own: own[name] as string }));
  if (rules.length === 0) return (_method, path) => path;
  return (method, path) => {
    const matchedMethod = method === 'HEAD' ? 'GET' : method;
    for (const rule of rules) {
      const values = rule.method === undefined || rule.method === matchedMethod ? rule.pattern.exec(path) : null;
      if (values) return rule.own.replace(/\{(\w+)\}/g, (_, name: string) => values[rule.names.indexOf(name) + 1] as string);
    }
    return path;
  };
}

function ruleOf(path: string, { method, own }: Pick<Rule, 'method' | 'own'>): Rule {
  const names: string[] = [];
  const pattern = path
    .replace(/\/$/, '')
    .replace(/\./g, '\\.')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
  return { method, names, own, pattern: new RegExp(`^${pattern}/?$`) };
}
