import type { KnownBlock } from '@vitrina/contract/blocks';
import { BLOCKS } from '../../blocks/registry.ts';

/** The blocks that this storefront can render. Others come from a newer back office: each is logged with its page and skipped. */
export function knownBlocks(blocks: readonly { block: string }[], page: string): KnownBlock[] {
  return blocks.filter((one): one is KnownBlock => {
    const isKnown = Object.hasOwn(BLOCKS, one.block);
    if (!isKnown) console.warn(JSON.stringify({ level: 'warn', message: 'unknown block skipped', block: one.block, page }));
    return isKnown;
  });
}
