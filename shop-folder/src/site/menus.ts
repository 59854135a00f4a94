import { deleteMenus, type MenuEntry, type MenuInput, saveMenus } from '@vitrina/backend/seed';
import { DIRECTORIES } from '@vitrina/contract/values/directory-path';
import * as z from 'zod';
import { contentEntries } from '../content/content-entries.ts';
import { withoutEmpty } from '../export/draft.ts';
import type { Texts, Words } from '../folder/words.ts';
import { code } from '../schemas/parts.ts';
import { namedText } from './named-text.ts';
import { siteKind } from './site-kind.ts';

/** Contents that a menu can link to, shown with their own titles: prefixes of link targets, with their kind. */
const KINDS = {
  page: 'page',
  promotion: 'promotion',
  service: 'service',
  landing: 'landing',
  faq: 'faq_group',
  'post-category': 'publish_category',
  post: 'post',
  author: 'author',
  location: 'location',
} as const;
type ContentName = keyof typeof KINDS;
const CONTENTS = Object.keys(KINDS) as ContentName[];
/** Targets without a title of their own. */
const UNTITLED = ['directory', 'path', 'address'] as const;
const TARGETS = [...CONTENTS, 'category', ...UNTITLED] as const;
/** Menus that pages show. */
const PLACES = ['header', 'footer_help', 'footer_about', 'legal'];

const contents = Object.fromEntries(CONTENTS.map((kind) => [kind, code.optional()])) as Record<ContentName, z.ZodOptional<typeof code>>;

const item = z
  .strictObject({
    ...contents,
    category: code.optional(),
    directory: z.enum(DIRECTORIES).optional(),
    /** Path in the shop, without language prefix. */
    path: z
      .string()
      .regex(/^\/(?:[\w.-]+\/)*$/, 'is no path of the shop such as /webshop/withdrawal/')
      .max(300)
      .optional(),
    address: z
      .url({ protocol: /^https$/, error: 'is no address such as https://example.com/' })
      .max(500)
      .optional(),
    /** Name of the text `menu.<name>` in `texts/`. */
    text: code.optional(),
  })
  .superRefine((entry, context) => {
    const named = TARGETS.filter((target) => entry[target] !== undefined);
    if (named.length !== 1) context.addIssue(`leads to one of ${TARGETS.join(', ')}`);
    const [untitled] = UNTITLED.filter((target) => entry[target] !== undefined);
    if (untitled && entry.text === undefined) context.addIssue(`needs a text: a ${untitled} has no title of its own`);
  });

/** `content/menus.yaml`: links in header and footer. */
const schema = z.array(z.strictObject({ code, items: z.array(item).max(40) }));
type Menu = z.output<typeof schema>[number];
type Item = Menu['items'][number];

export const menus = siteKind<Menu>({
  kind: 'menu',
  file: 'content/menus.yaml',
  schema,
  codeOf: (menu) => menu.code,
  texts: ({ items }) => items.flatMap(({ text }) => (text === undefined ? [] : [{ key: `menu.${text}` }])),
  check: (entries, { facts, report }) => {
    const known = new Set([
      ...facts.categories.map((one) => `category ${one.code}`),
      ...contentEntries(facts.content ?? { pages: [], faq: [] }).map((one) => `${one.kind} ${one.code}`),
    ]);
    for (const menu of entries) {
      if (!PLACES.includes(menu.code)) report.warning(menu, ['code'], `no page shows a menu ${menu.code}; known are ${PLACES.join(', ')}`);
      for (const [i, one] of menu.items.entries())
        for (const name of [...CONTENTS, 'category'] as const)
          if (one[name] !== undefined && !known.has(`${name === 'category' ? name : KINDS[name]} ${one[name]}`))
            report.error(menu, ['items', i, name], `there is no ${name} ${one[name]}`);
    }
  },
  value: ({ items }, { facts: { words } }) => ({ items: items.map((one) => entryOf(one, words)) }),
  save: (db, things) =>
    saveMenus(
      db,
      things.map(({ code: of, value }) => ({ code: of, items: value.items as MenuInput['items'] })),
    ),
  remove: deleteMenus,
  take: ({ code: of, value }, { draft }) => ({
    code: of,
    items: (value.items as MenuEntry[]).map((entry, i) => {
      const { titles } = entry as { titles?: Texts };
      const text = titles && Object.keys(titles).length > 0 ? namedText(draft, { prefix: 'menu.', texts: titles, preferredName: `${of}-${i + 1}` }) : undefined;
      return withoutEmpty({ ...targetOf(entry), text }) as Item;
    }),
  }),
});

function entryOf({ text, category, directory, path, address, ...content }: Item, words: Words): MenuEntry {
  const titles = text === undefined ? undefined : words.of(`menu.${text}`);
  if (category !== undefined) return { category, ...(titles && { titles }) };
  if (directory !== undefined) return { directory, titles: titles ?? {} };
  const url = path ?? address;
  if (url !== undefined) return { url, titles: titles ?? {} };
  const [[name, of] = []] = Object.entries(withoutEmpty(content));
  return { kind: KINDS[name as ContentName], code: String(of), ...(titles && { titles }) };
}

function targetOf(entry: MenuEntry): Record<string, string> {
  if ('kind' in entry) return { [CONTENTS.find((name) => KINDS[name] === entry.kind) ?? entry.kind]: entry.code };
  if ('category' in entry) return { category: entry.category };
  if ('directory' in entry) return { directory: entry.directory };
  return entry.url.startsWith('/') ? { path: entry.url } : { address: entry.url };
}
