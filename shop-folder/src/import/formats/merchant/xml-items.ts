import { SaxesParser } from 'saxes';
import { BadFile } from '../bad-file.ts';
import { fieldName, type Item, MOST_CHARACTERS } from './item.ts';

const ITEMS = new Set(['item', 'entry']);
const DEEPEST = 12;

/**
 * Reads the items of an RSS 2.0 or Atom feed as a stream. A document type or entities, which no feed needs, are rejected: they could name
 * files or expand without limit.
 */
export async function* xmlItems(text: AsyncIterable<string>): AsyncGenerator<Item> {
  const reader = new ItemReader();
  for await (const chunk of text) yield* reader.push(chunk);
  yield* reader.end();
}

class ItemReader {
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #stack: string[] = [];
  #finishedItems: Item[] = [];
  #item: Item | null = null;
  /** Depth of the item on the stack. */
  #depth = 0;
  #group: Item['groups'][number] | null = null;
  #text = '';

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new BadFile(parser.line, `not XML: ${error.message.replace(/^\d+:\d+: /, '')}`);
    });
    parser.on('doctype', () => {
      throw new BadFile(parser.line, 'a document type (DOCTYPE) is not taken: a feed needs none');
    });
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes as Record<string, string>));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
  }

  push(chunk: string): Item[] {
    this.#parser.write(chunk);
    return this.#take();
  }

  end(): Item[] {
    this.#parser.close();
    return this.#take();
  }

  #take(): Item[] {
    const finishedItems = this.#finishedItems;
    this.#finishedItems = [];
    return finishedItems;
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#stack.push(name);
    if (this.#stack.length > DEEPEST) throw new BadFile(this.#parser.line, `elements ${DEEPEST} deep: no feed`);
    if (!this.#item && ITEMS.has(name)) {
      this.#item = { line: this.#parser.line, fields: new Map(), groups: [] };
      this.#depth = this.#stack.length;
    } else if (this.#item && this.#stack.length === this.#depth + 2 && !this.#group)
      this.#group = { name: fieldName(this.#stack.at(-2) as string), parts: new Map() };
    this.#text = attributes.href ?? '';
  }

  #add(text: string): void {
    if (!this.#item) return;
    if (this.#text.length + text.length > MOST_CHARACTERS)
      this.#item.problem = `${fieldName(this.#stack.at(-1) ?? '')}: longer than ${MOST_CHARACTERS} characters`;
    else this.#text += text;
  }

  #close(): void {
    const name = this.#stack.pop() as string;
    const item = this.#item;
    const value = this.#text.trim();
    this.#text = '';
    if (!item) return;
    const level = this.#stack.length + 1 - this.#depth;
    if (level === 0) {
      this.#finishedItems.push(item);
      this.#item = null;
    } else if (level === 1 && this.#group) {
      item.groups.push(this.#group);
      this.#group = null;
    } else if (level === 1) {
      // Google's field takes precedence over the feed format's field of that name.
      const known = item.fields.get(fieldName(name)) ?? [];
      if (value !== '') item.fields.set(fieldName(name), name.startsWith('g:') ? [value, ...known].slice(0, known.length + 1) : [...known, value]);
    } else if (level === 2 && this.#group && value !== '') this.#group.parts.set(fieldName(name), value);
  }
}
