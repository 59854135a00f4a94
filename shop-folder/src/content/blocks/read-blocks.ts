import type { LanguageCode } from '@vitrina/contract/values/languages';
import { issueFaults } from '../../folder/issue-faults.ts';
import { BLOCKS, type FencedBlock, type FencedName } from '../../schemas/blocks.ts';
import { readYaml, type YamlFile } from '../../yaml/read-yaml.ts';
import type { SiteContent } from '../site-content.ts';
import { type BodyPart, splitBody } from './split-body.ts';

/** Fault in the body of a page. `line` counts from the body's first line, below the front matter. */
export interface BodyFault {
  line: number;
  column: number;
  words: string;
}

export type PageBlock =
  | { block: 'prose'; text: string; line: number }
  | { block: FencedName; value: FencedBlock; at: (path: readonly (string | number)[]) => { line: number; column: number } };

export interface PageRead {
  blocks: PageBlock[];
  faults: BodyFault[];
}

const NAMES = Object.keys(BLOCKS);

/** Returns the blocks of one language file of a landing page; fields missing in a translation come from the source language. */
export function readBlocks({ texts }: Pick<SiteContent, 'texts'>, key: string, source: LanguageCode): PageRead {
  const { body, whole } = texts[key] as SiteContent['texts'][string];
  const sourceKey = `${key.slice(0, key.lastIndexOf('/'))}/${source}`;
  const own = fencesOf(key, body);
  const isTranslation = whole !== true && key !== sourceKey && texts[sourceKey] !== undefined;
  const model = isTranslation ? fencesOf(sourceKey, texts[sourceKey]?.body ?? '').parsed.filter((one) => one.yaml !== null) : null;
  const blocks: PageBlock[] = [];
  const faults = [...own.faults];
  let place = 0;
  for (const { part, yaml } of own.parsed) {
    if (!yaml) {
      if (part.fence === null) blocks.push({ block: 'prose', text: part.text, line: part.line });
      continue;
    }
    const name = part.fence as FencedName;
    const beside = model?.[place];
    place += 1;
    if (model && beside?.part.fence !== name) {
      faults.push({
        line: part.line - 1,
        column: 1,
        words: `is ${name}; block ${place} of the source language (${source}) is ${beside?.part.fence ?? 'not there'}`,
      });
      continue;
    }
    const value = beside ? merged(beside.yaml?.value, yaml.value) : yaml.value;
    const result = BLOCKS[name].safeParse(value);
    const at = (path: readonly (string | number)[]) => below(part, yaml.at(path));
    if (result.success) blocks.push({ block: name, value: { block: name, ...result.data } as FencedBlock, at });
    else faults.push(...issueFaults(yaml, result.error.issues).map(({ line, column, words }) => ({ ...below(part, { line, column }), words })));
  }
  if (model && place < model.length)
    faults.push({ line: Math.max(1, body.split('\n').length), column: 1, words: `has ${place} blocks; the source language (${source}) has ${model.length}` });
  return { blocks, faults };
}

interface Parsed {
  part: BodyPart;
  /** `null`: Markdown, or a fence that cannot be read. */
  yaml: YamlFile | null;
}

function fencesOf(key: string, body: string): { parsed: Parsed[]; faults: BodyFault[] } {
  const { parts, open } = splitBody(body);
  const faults: BodyFault[] = [];
  if (open !== null) faults.push({ line: open, column: 1, words: 'begins a block that no line of ``` ends' });
  const parsed = parts.map((part): Parsed => {
    if (part.fence === null) return { part, yaml: null };
    if (!NAMES.includes(part.fence)) {
      faults.push({ line: part.line - 1, column: 4, words: `there is no block ${part.fence || 'without a name'}; known are ${NAMES.join(', ')}` });
      return { part, yaml: null };
    }
    const yaml = readYaml(`content/${key}.md`, part.text);
    if (!Array.isArray(yaml)) return { part, yaml };
    faults.push(...yaml.map(({ line, column, words }) => ({ ...below(part, { line, column }), words })));
    return { part, yaml: null };
  });
  return { parsed, faults };
}

const below = ({ line: first }: BodyPart, { line, column }: { line: number; column: number }) => ({
  line: first - 1 + Math.max(1, line),
  column: Math.max(1, column),
});

/** Fields replaced as a whole: a translation's picture or video is not merged with that of the source language. */
const WHOLE = new Set(['image', 'image_mobile', 'poster', 'source']);

/** Merges a translation over the source language; lists by position, with as many entries as the translation has. */
function merged(model: unknown, own: unknown): unknown {
  if (Array.isArray(own)) return Array.isArray(model) ? own.map((one, i) => merged(model[i], one)) : own;
  if (!isMap(own) || !isMap(model)) return own ?? model;
  const base = 'text' in own ? without(model, 'html') : 'html' in own ? without(model, 'text') : model;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(own)])];
  return Object.fromEntries(keys.map((key) => [key, key in own && WHOLE.has(key) ? own[key] : merged(base[key], own[key])]));
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const without = (map: Record<string, unknown>, name: string) => Object.fromEntries(Object.entries(map).filter(([key]) => key !== name));
