import { useId } from 'react';
import { SpinWheel } from '../features/spin-wheel/spin-wheel.tsx';
import { BlockHead } from './block-head.tsx';
import type { BlockProps } from './shown-block.ts';

/** The prize wheel of a campaign; without scripts a link to the games. */
export function SpinWheelBlock({ block }: BlockProps<'spin-wheel'>) {
  const id = useId();
  return (
    <section className="panel block block-form" aria-labelledby={id}>
      <BlockHead id={id} title={block.title} text={block.text} />
      <SpinWheel campaign={block.campaign} heading="h3" />
    </section>
  );
}
