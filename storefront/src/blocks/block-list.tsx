import { type ComponentType, Suspense } from 'react';
import { BlockBoundary } from './block-boundary.tsx';
import { BLOCKS, type Registry } from './registry.ts';
import type { ShownBlock } from './shown-block.ts';
import './blocks.css';

/**
 * The blocks of a page, each on its own: one that fails leaves a gap and not an empty page. On the server it is React's nearest Suspense that a failure
 * ends at (it is logged, and tried again in the browser); in the browser it is the boundary.
 */
export function BlockList({ blocks, registry = BLOCKS }: { blocks: readonly ShownBlock[]; registry?: Registry }) {
  return blocks.map((block, place) => {
    const Block = registry[block.block] as ComponentType<{ block: ShownBlock }>;
    return (
      // Blocks have no names of their own, and their order is that of the page.
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change place while it is shown
      <BlockBoundary key={`${block.block}-${place}`} name={block.block}>
        <Suspense fallback={null}>
          <Block block={block} />
        </Suspense>
      </BlockBoundary>
    );
  });
}
