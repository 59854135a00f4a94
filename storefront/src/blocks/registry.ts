import type { ComponentType } from 'react';
import type { BlockName } from '@vitrina/contract/blocks';
import { Accordion } from './accordion.tsx';
import { Coupon } from './coupon.tsx';
import { Grid } from './grid.tsx';
import { Newsletter } from './newsletter.tsx';
import { Picture } from './picture.tsx';
import { ProductSlider } from './product-slider.tsx';
import { RichTextBlock } from './rich-text-block.tsx';
import type { BlockProps } from './shown-block.ts';
import { SpinWheelBlock } from './spin-wheel-block.tsx';
import { Timer } from './timer.tsx';
import { Video } from './video.tsx';

export type Registry = { readonly [Name in BlockName]: ComponentType<BlockProps<Name>> };

/** Component of each block: the type requires one for every schema in contract/src/blocks.ts. */
export const BLOCKS: Registry = {
  timer: Timer,
  newsletter: Newsletter,
  'spin-wheel': SpinWheelBlock,
  coupon: Coupon,
  video: Video,
  'product-slider': ProductSlider,
  'rich-text': RichTextBlock,
  picture: Picture,
  grid: Grid,
  accordion: Accordion,
};
