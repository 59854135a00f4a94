import type { BlockName, KnownBlock } from '@vitrina/contract/blocks';
import type { TileProduct } from '../features/product-tile/tile-product.ts';
import type { Phase } from '../features/shop-clock/phase.ts';

/** Fields that a page adds to a block when loading. */
interface Added {
  /** Phase by the server's clock when the page was rendered. */
  timer: { phase: Phase };
  coupon: { phase: Phase };
  'product-slider': { products: TileProduct[] };
}

/** A block with all the data that it shows. */
export type ShownBlock<Name extends BlockName = BlockName> = {
  [N in BlockName]: Extract<KnownBlock, { block: N }> & (N extends keyof Added ? Added[N] : object);
}[Name];

export interface BlockProps<Name extends BlockName> {
  block: ShownBlock<Name>;
  /** True for the first block of a page, whose picture is in view from the start. */
  isFirst?: boolean;
}
