import type { Fault } from '../../faults.ts';
import { LIMITS } from '../../files/limits.ts';
import { placeOf, readText } from '../../files/read-text.ts';
import type { ShopFacts } from '../../folder/shop-folder.ts';
import type { FencedBlock } from '../../schemas/blocks.ts';
import { isTarget, type Named, namedIn, problemsOf } from '../check-content.ts';
import { type Checking, pictureProblems } from '../check-lists.ts';
import { captionFiles, picturesOf } from './landing-files.ts';
import { readBlocks } from './read-blocks.ts';
import { splitBody } from './split-body.ts';

type Step = string | number;
interface Problem {
  path: Step[];
  words: string;
  level?: Fault['level'];
}

interface Landing extends Checking {
  facts: ShopFacts;
  named: Named;
}

/** Reports unknown or malformed blocks of landing pages, references of blocks to missing entries, and fences in other texts. */
export async function checkLanding(facts: ShopFacts, checking: Checking): Promise<void> {
  const { content } = facts;
  if (!content) return;
  const { read, report } = checking;
  const landing = { ...checking, facts, named: namedIn(facts, content) };
  for (const [key, { body, format }] of Object.entries(content.texts)) {
    const file = `content/${key}.md`;
    const fault = (line: number, column: number, words: string, level: Fault['level'] = 'error') =>
      report.add({ level, file, line: (read.contentLines.get(key) ?? 1) + line - 1, column, words });
    if (!key.startsWith('landing/')) {
      const [fence] = format === 'html' ? [] : splitBody(body).parts.filter((part) => part.fence);
      if (fence) fault(fence.line - 1, 1, 'begins a block; blocks stand in landing pages alone');
      continue;
    }
    const { blocks, faults } = readBlocks(content, key, facts.shop.source_language);
    for (const { line, column, words } of faults) fault(line, column, words);
    for (const block of blocks) {
      if (block.block === 'prose') {
        for (const { at, words } of problemsOf(block.text, { named: landing.named, isHtml: false })) {
          const [line, column] = placeOf(block.text, at);
          fault(block.line + line - 1, column, words);
        }
      } else
        for (const { path, words, level = 'error' } of [...(await blockProblems(block.value, landing)), ...missingIn(block.value, facts)]) {
          const { line, column } = block.at(path);
          fault(line, column, words, level);
        }
    }
  }
}

async function blockProblems(block: FencedBlock, landing: Landing): Promise<Problem[]> {
  const pictures = await Promise.all(
    picturesOf(block).map(async ({ path, picture }) =>
      (await pictureProblems(landing.facts, picture, landing)).map((one) => ({ ...one, path: [...path, ...one.path] })),
    ),
  );
  return [...pictures.flat(), ...targetsOf(block, landing.named), ...wordsOf(block, [], landing.named), ...sourceOf(block, landing)];
}

function targetsOf(block: FencedBlock, { targets }: Named): Problem[] {
  const links: [Step[], { to: string } | undefined][] = 'link' in block ? [[['link', 'to'], block.link]] : [];
  if (block.block === 'grid') links.push(...block.cards.map(({ link }, i): [Step[], { to: string } | undefined] => [['cards', i, 'link', 'to'], link]));
  if (block.block === 'picture' && block.to !== undefined) links.push([['to'], { to: block.to }]);
  return links.flatMap(([path, link]) => (link && !isTarget(link.to, targets) ? [{ path, words: `leads to ${link.to}, which is no page of this shop` }] : []));
}

/** References to coupons and games that no list of the folder has: staff may create them later, and until then the page omits them. */
function missingIn(block: FencedBlock, { site }: ShopFacts): Problem[] {
  const has = (kind: string, code: string) =>
    (site as Readonly<Record<string, readonly { code?: unknown }[]>> | undefined)?.[kind]?.some((one) => one.code === code);
  if (block.block === 'coupon' && !has('coupon', block.code))
    return [{ path: ['code'], words: `there is no coupon ${block.code} in content/coupons.yaml; the page shows none until there is`, level: 'warning' }];
  if (block.block === 'spin-wheel' && !has('campaign', block.campaign))
    return [
      { path: ['campaign'], words: `there is no game ${block.campaign} in content/campaigns.yaml; the page shows none until there is`, level: 'warning' },
    ];
  return [];
}

/** Problems in the texts and Markdown of a block at any depth. */
function wordsOf(value: unknown, path: Step[], named: Named): Problem[] {
  if (typeof value === 'string') return problemsOf(value, { named, isHtml: path.at(-1) === 'html' }).map(({ words }) => ({ path, words }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => wordsOf(one, [...path, Array.isArray(value) ? Number(key) : key], named));
}

function sourceOf(block: FencedBlock, landing: Landing): Problem[] {
  if (block.block === 'product-slider') return productsOf(block.source, landing);
  return block.block === 'video' && block.source.kind === 'file' ? filmOf(block.source, landing) : [];
}

function productsOf(source: Extract<FencedBlock, { block: 'product-slider' }>['source'], { facts, named }: Landing): Problem[] {
  if ('products' in source)
    return source.products.flatMap((code, i) => (named.products.has(code) ? [] : [{ path: ['source', 'products', i], words: `there is no product ${code}` }]));
  if ('category' in source)
    return facts.categories.some(({ code }) => code === source.category)
      ? []
      : [{ path: ['source', 'category'], words: `there is no category ${source.category}` }];
  if ('list' in source)
    return facts.lists.some(({ code }) => code === source.list) ? [] : [{ path: ['source', 'list'], words: `there is no list ${source.list}` }];
  return facts.tags.includes(source.tag) ? [] : [{ path: ['source', 'tag'], words: `there is no tag ${source.tag}` }];
}

function filmOf(
  source: Extract<Extract<FencedBlock, { block: 'video' }>['source'], { kind: 'file' }>,
  { facts: { shop }, read: { files }, dir }: Landing,
): Problem[] {
  const captions = captionFiles(source.captions, { shop, files: new Set(files.keys()) });
  const none =
    captions.length === 0 ? [{ path: ['source', 'captions'], words: `there is no media/${String(source.captions)}-${shop.source_language}.vtt` }] : [];
  const missing = [
    ...source.files.map((file, i) => [['source', 'files', i], file] as const),
    ...captions.map(({ file }) => [['source', 'captions'], file] as const),
  ];
  return [
    ...none,
    ...missing.flatMap(([path, file]) => {
      const size = files.get(`media/${file}`);
      if (size === undefined) return [{ path: [...path], words: `there is no media/${file}` }];
      if (size > LIMITS.film) return [{ path: [...path], words: `media/${file} is ${size} bytes; a film may have ${LIMITS.film}` }];
      return file.endsWith('.vtt') && !isCaptions(dir, `media/${file}`, size) ? [{ path: [...path], words: `media/${file} does not begin with WEBVTT` }] : [];
    }),
  ];
}

function isCaptions(dir: string, file: string, size: number): boolean {
  const text = readText(dir, file, { size, limit: LIMITS.markdown });
  return typeof text === 'string' && text.startsWith('WEBVTT');
}
