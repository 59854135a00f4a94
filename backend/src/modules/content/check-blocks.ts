import { BLOCK_NAMES, type BlockInput, blockInput } from '@vitrina/contract/blocks';
import { cleanContent } from './clean-content.ts';

/** A block with a name unknown to this backend; a storefront may know it. */
export interface UnknownBlock {
  block: string;
}

type Checked = { block: BlockInput } | { unknown: UnknownBlock } | { problems: string[] };

const MAX_BLOCKS = 60;
const LONGEST_NAME = 60;

/** Returns the problems of blocks to be saved: each invalid field by its place. Blocks of an unknown name are valid. */
export function blockProblems(blocks: readonly unknown[]): string[] {
  const tooMany = blocks.length > MAX_BLOCKS ? [`blocks: ${blocks.length}, at most ${MAX_BLOCKS} may be`] : [];
  return [...tooMany, ...blocks.flatMap((one, i) => problemsOf(checkBlock(one), i))];
}

/** Valid blocks in the form to save: rich text sanitized, fields outside the schema removed. */
export const blocksToSave = (blocks: readonly unknown[]): unknown[] =>
  blocks.map((one) => {
    const checked = checkBlock(one);
    return 'block' in checked ? checked.block : one;
  });

/** Blocks in the form to show. An invalid one is left out and reported: rows may be written without `blocksToSave`. */
export function blocksToShow(blocks: readonly unknown[], report: (problem: string) => void): (BlockInput | UnknownBlock)[] {
  return blocks.slice(0, MAX_BLOCKS).flatMap((one, i) => {
    const checked = checkBlock(one);
    if ('block' in checked) return [checked.block];
    if ('unknown' in checked) return [checked.unknown];
    report(problemsOf(checked, i).join('; '));
    return [];
  });
}

const problemsOf = (checked: Checked, i: number): string[] => ('problems' in checked ? checked.problems.map((problem) => `blocks[${i}]${problem}`) : []);

function checkBlock(value: unknown): Checked {
  const name = typeof value === 'object' && value !== null && 'block' in value ? value.block : undefined;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME) return { problems: ['.block: names no block'] };
  if (!(BLOCK_NAMES as readonly string[]).includes(name)) return { unknown: { block: name } };
  const parsed = blockInput.safeParse(withCleanText(value as object));
  return parsed.success
    ? { block: parsed.data }
    : { problems: parsed.error.issues.map(({ path, message }) => `${path.map(step).join('')} (${name}): ${message}`) };
}

const step = (part: PropertyKey): string => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`);

/** The block with its rich text sanitized, including that of its items. */
function withCleanText(block: object): object {
  const items = 'items' in block && Array.isArray(block.items) ? { items: block.items.map(cleanHtmlOf) } : {};
  return { ...(cleanHtmlOf(block) as object), ...items };
}

function cleanHtmlOf(value: unknown): unknown {
  const isRich = typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';
  return isRich ? { ...value, html: cleanContent(value.html as string) } : value;
}
