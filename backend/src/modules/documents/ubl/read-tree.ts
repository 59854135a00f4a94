import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element of a file, with names without prefixes. */
export class Tree {
  readonly #node: Readonly<Record<string, unknown>>;
  constructor(node: unknown) {
    this.#node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>) : { '#text': node };
  }

  /** Elements at the end of a path: `Party/PostalAddress`. */
  all(path: string): Tree[] {
    return path.split('/').reduce<Tree[]>((trees, name) => trees.flatMap((tree) => tree.#children(name)), [this]);
  }

  /** `null`: there is none. */
  one(path: string): Tree | null {
    return this.all(path)[0] ?? null;
  }

  /** Text at the end of a path; empty if there is none. */
  text(path = ''): string {
    const tree = path === '' ? this : this.one(path);
    const text = tree === null ? undefined : tree.#node['#text'];
    return String(Array.isArray(text) ? text.join('') : (text ?? '')).trim();
  }

  /** Cents of a decimal text; NaN if there is none. */
  cents(path = ''): number {
    const text = this.text(path);
    return /^-?\d+(?:\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
  }

  attribute(name: string): string {
    return String(this.#node[`@${name}`] ?? '');
  }

  /** True if no element within is empty. */
  isFilled(): boolean {
    const names = Object.keys(this.#node).filter((name) => name !== '#text' && !name.startsWith('@'));
    return names.length === 0 ? this.text() !== '' : names.every((name) => this.#children(name).every((child) => child.isFilled()));
  }

  #children(name: string): Tree[] {
    const found = this.#node[name];
    return Array.isArray(found) ? found.map((one) => new Tree(one)) : [];
  }
}

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', removeNSPrefix: true, parseTagValue: false, parseAttributeValue: false, trimValues: true },
  ...{ alwaysCreateTextNode: true, processEntities: true, maxNestedTags: 40 },
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** Reads the invoice or credit note of a file. Throws an Error if it is no XML, declares a document type, or is neither. */
export function readTree(xml: string): { root: 'Invoice' | 'CreditNote'; tree: Tree } {
  if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('the file declares a document type');
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`no XML: ${valid.err.msg}`);
  const document = new Tree(parser.parse(xml));
  for (const root of ['Invoice', 'CreditNote'] as const) {
    const tree = document.one(root);
    if (tree) return { root, tree };
  }
  throw new Error('neither an invoice nor a credit note');
}
