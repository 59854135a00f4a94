import { type ComponentType, Suspense } from 'react';
import { BlockBoundary } from './block-boundary.tsx';
import { BLOCKS, type Registry } from './registry.ts';
import type { ShownBlock } from './shown-block.ts';
import './blocks.css';

/**
 * The blocks of a page, each isolated: a failed one leaves a gap instead of an empty page. On the server a failure ends at React's nearest Suspense and the
 * browser tries again; there it ends at the boundary, and is reported like any script error.
 */
export function BlockList({ blocks, registry = BLOCKS }: { blocks: readonly ShownBlock[]; registry?: Registry }) {
  return blocks.map((block, place) => {
    const Block = registry[block.block] as ComponentType<{ block: ShownBlock; isFirst: boolean }>;
    return (
      // Blocks have no ids, and their order is fixed by the page.
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks never changes while it is shown
      <BlockBoundary key={`${block.block}-${place}`} name={block.block}>
        <Suspense fallback={null}>
          <Block block={block} isFirst={place === 0} />
        </Suspense>
      </BlockBoundary>
    );
  });
}
