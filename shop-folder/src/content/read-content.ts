import type * as z from 'zod';
import type { Fault } from '../faults.ts';
import { LIMITS } from '../files/limits.ts';
import { readText } from '../files/read-text.ts';
import { issueFaults } from '../folder/issue-faults.ts';
import { faqFile, frontMatter, pagesFile } from '../schemas/content.ts';
import type { ShopFile } from '../schemas/frame.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { contentEntries } from './content-entries.ts';
import { readMarkdown } from './front-matter.ts';
import { type ContentLists, LIST_NAMES, LIST_SCHEMAS } from './kinds/content-lists.ts';
import type { ContentText, SiteContent } from './site-content.ts';

interface Reading {
  dir: string;
  files: ReadonlyMap<string, number>;
  shop: ShopFile;
  yaml: Map<string, YamlFile>;
  fault: (faults: readonly Fault[]) => void;
  /** Folders of texts of other lists. */
  folders: readonly string[];
  list: <Value>(file: string, schema: z.ZodType<Value[]>) => Value[];
}

export interface ContentRead {
  content: SiteContent;
  /** Line of each text's file where its body begins. */
  lines: ReadonlyMap<string, number>;
}

/** Reads the listed pages, questions, posts … in the languages of the shop. */
export function readContent({ dir, files, shop, yaml, fault, list, folders }: Reading): ContentRead {
  const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, list(`content/${name}.yaml`, LIST_SCHEMAS[name] as z.ZodType<object[]>)]));
  const entries = { pages: list('content/pages.yaml', pagesFile), faq: list('content/faq.yaml', faqFile), lists: lists as unknown as ContentLists };
  const texts: Record<string, ContentText> = {};
  const lines = new Map<string, number>();
  const paths = [...contentEntries(entries).map(({ path }) => path), ...folders];
  for (const key of paths.flatMap((path) => shop.languages.map((lang) => `${path}/${lang}`))) {
    const file = `content/${key}.md`;
    if (!files.has(file)) continue;
    const text = readText(dir, file, { size: files.get(file) ?? 0, limit: LIMITS.markdown });
    const parsed = typeof text === 'string' ? readMarkdown(file, text) : [text];
    if (Array.isArray(parsed)) {
      fault(parsed);
      continue;
    }
    yaml.set(file, parsed.front);
    const front = frontMatter.safeParse(parsed.front.value);
    if (!front.success) fault(issueFaults(parsed.front, front.error.issues));
    else {
      texts[key] = { ...front.data, body: parsed.body };
      lines.set(key, parsed.line);
    }
  }
  return { content: { ...entries, texts }, lines };
}
