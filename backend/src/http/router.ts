/** Entry of a router: method and path of the contract, `/api/…/{id}/`. */
export interface Routable {
  method: string;
  template: string;
}

/** Values of a path's placeholders, decoded. */
export type PathParams = Readonly<Record<string, string>>;

export type Match<Route> =
  | { route: Route; params: PathParams }
  | {
      route: null;
      /** Methods of this path; `null`: there is no such path. */
      allow: string | null;
    };

export interface Router<Route> {
  /** `path`: as received, still percent-encoded; the trailing slash may be missing. */
  match(method: string, path: string): Match<Route>;
}

interface Leaf<Route> {
  route: Route;
  /** Names of the placeholders, from left to right. */
  names: readonly string[];
}

interface Node<Route> {
  literals: Map<string, Node<Route>>;
  placeholder: Node<Route> | null;
  /** Routes by method. */
  leaves: Map<string, Leaf<Route>>;
}

/**
 * Finds routes by method and path. Segments are decoded once, each by itself: an encoded slash is part of a value and never a separator. A literal
 * segment takes precedence over a placeholder, unless only the latter has the method. Throws if two routes have equal method and path.
 */
export function createRouter<Route extends Routable>(routes: readonly Route[]): Router<Route> {
  const root = createNode<Route>();
  for (const route of routes) insert(root, route);
  return {
    match: (method, path) => {
      const nodes = nodesAt(root, segmentsOf(path).map(decodeSegment));
      for (const { node, values } of nodes) {
        const leaf = node.leaves.get(method);
        if (leaf) return { route: leaf.route, params: Object.fromEntries(leaf.names.map((name, i) => [name, values[i] ?? ''])) };
      }
      const methods = new Set(nodes.flatMap(({ node }) => [...node.leaves.keys()]));
      return { route: null, allow: methods.size === 0 ? null : allowed(methods) };
    },
  };
}

const createNode = <Route>(): Node<Route> => ({ literals: new Map(), placeholder: null, leaves: new Map() });

function insert<Route extends Routable>(root: Node<Route>, route: Route): void {
  const names: string[] = [];
  let node = root;
  for (const segment of segmentsOf(route.template)) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name !== undefined) names.push(name);
    node = name === undefined ? literalOf(node, segment) : placeholderOf(node);
  }
  if (node.leaves.has(route.method)) throw new Error(`two routes for ${route.method} ${route.template}`);
  node.leaves.set(route.method, { route, names });
}

function literalOf<Route>(node: Node<Route>, segment: string): Node<Route> {
  const existing = node.literals.get(segment);
  if (existing) return existing;
  const created = createNode<Route>();
  node.literals.set(segment, created);
  return created;
}

function placeholderOf<Route>(node: Node<Route>): Node<Route> {
  node.placeholder ??= createNode();
  return node.placeholder;
}

interface Found<Route> {
  node: Node<Route>;
  values: readonly string[];
}

/** The nodes that the segments lead to, literal ones first. */
function nodesAt<Route>(node: Node<Route>, segments: readonly string[], at = 0, values: readonly string[] = []): Found<Route>[] {
  const segment = segments[at];
  if (segment === undefined) return node.leaves.size > 0 ? [{ node, values }] : [];
  const literal = node.literals.get(segment);
  const found = literal ? nodesAt(literal, segments, at + 1, values) : [];
  if (node.placeholder && segment !== '') found.push(...nodesAt(node.placeholder, segments, at + 1, [...values, segment]));
  return found;
}

const segmentsOf = (path: string): string[] => (path.endsWith('/') ? path.slice(0, -1) : path).split('/');

/** Decodes a segment; one that is not valid UTF-8 stays encoded. */
function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  return segment.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** HEAD is answered as GET. */
const allowed = (methods: ReadonlySet<string>): string => [...methods].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
