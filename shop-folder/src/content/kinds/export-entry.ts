import { toDecimal } from '@vitrina/contract/values/money';
import { type Draft, storePicture, put, withoutEmpty } from '../../export/draft.ts';
import type { ContentPicture } from '../../schemas/content-kinds.ts';
import { writeYaml } from '../../yaml/write-yaml.ts';
import { exportBlocks } from '../blocks/export-blocks.ts';
import { keyOfPicture } from '../content-pictures.ts';
import type { ContentText } from '../site-content.ts';
import { LIST_SCHEMAS, type ListFactsOf, type ListName } from './content-lists.ts';
import { POST_STATUS } from './entry-input.ts';

/** A content in the form of `content-state.ts`; times in milliseconds. */
export interface ListValue {
  parent: string | null;
  visible: boolean;
  position: number;
  status: number;
  image: string | null;
  published: number;
  starts: number | null;
  ends: number | null;
  facts: Record<string, unknown>;
  products: string[];
  related: string[];
  texts: Record<string, Record<'title' | 'slug' | 'short_description' | 'seo_title' | 'seo_description' | 'content', string> & { blocks: object[] }>;
}

/** Updates an entry of a list and its texts in the draft from the shop's state. */
export function exportEntry(draft: Draft, list: ListName, { code, value }: { code: string; value: ListValue }): void {
  const entries = draft.content.lists[list] as ListFactsOf[];
  const before = entries.find((one) => one.code === code);
  const { visible, published, products } = value;
  const facts = withoutEmpty({
    ...{ code, visible: visible ? undefined : false, published: isoOf(published) },
    ...factsOf(list, value),
    ...{ picture: pictureOf(draft, `${list}/${code}`, { before, image: value.image }), products },
  });
  // Parsed for the schema's order of fields, which the loader has too.
  const { data } = LIST_SCHEMAS[list].safeParse([facts]);
  put(entries, (data?.[0] ?? facts) as ListFactsOf);
  takeTexts(draft, `${list}/${code}`, value);
}

const isoOf = (moment: number | null): string | undefined => (moment === null ? undefined : new Date(moment).toISOString().replace('.000Z', 'Z'));

function factsOf(list: ListName, { parent, position, status, starts, ends, facts, related }: ListValue): object {
  switch (list) {
    case 'promotions':
      return { from: isoOf(starts), to: isoOf(ends) };
    case 'services':
      return {
        prices: facts.prices && Object.fromEntries(Object.entries(facts.prices as Record<string, number>).map(([market, price]) => [market, toDecimal(price)])),
      };
    case 'locations': {
      const { latitude, longitude, ...rest } = facts;
      return { ...rest, place: typeof latitude === 'number' ? [latitude, longitude] : undefined };
    }
    case 'post-categories':
      return { parent };
    case 'posts': {
      const name = Object.entries(POST_STATUS).find(([, number]) => number === status)?.[0];
      const moved = facts.redirect_url === undefined ? undefined : withoutEmpty({ to: facts.redirect_url, status: facts.redirect_code });
      return { category: parent, authors: related, status: name === 'published' ? undefined : name, position: position === 0 ? undefined : position, moved };
    }
    default:
      return {};
  }
}

/** Keeps the named picture if the shop still shows it; another one is added to the folder. */
function pictureOf(draft: Draft, path: string, { before, image }: { before: ListFactsOf | undefined; image: string | null }): ContentPicture | undefined {
  if (image === null) return undefined;
  const picture = before && 'picture' in before ? before.picture : undefined;
  return picture && draft.ofContent.get(keyOfPicture(path, picture)) === image ? picture : storePicture(draft, image);
}

function takeTexts(draft: Draft, path: string, { texts, facts }: ListValue): void {
  const { content } = draft;
  for (const key of Object.keys(content.texts)) if (key.slice(0, key.lastIndexOf('/')) === path) delete content.texts[key];
  const isLanding = path.startsWith('landing/');
  for (const [lang, text] of Object.entries(texts)) {
    const role = path.startsWith('authors/') ? (facts.role as Record<string, string> | undefined)?.[lang] : undefined;
    const front = withoutEmpty({
      title: text.title,
      slug: text.slug,
      short: filled(text.short_description),
      seo_title: filled(text.seo_title),
      seo_description: filled(text.seo_description),
      role,
    });
    const body = isLanding
      ? exportBlocks(draft, text.blocks)
          .map(({ name, value }) => `\`\`\`${name}\n${writeYaml(value)}\`\`\``)
          .join('\n\n')
      : text.content;
    content.texts[`${path}/${lang}`] = { ...front, ...(isLanding && { whole: true }), format: 'html', body } as ContentText;
  }
}

const filled = (text: string): string | undefined => (text === '' ? undefined : text);
