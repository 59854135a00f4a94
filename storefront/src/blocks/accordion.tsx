import { useId } from 'react';
import { RichText } from '../ui/rich-text.tsx';
import { BlockHead } from './block-head.tsx';
import type { BlockProps } from './shown-block.ts';
import './accordion.css';

/** Questions with collapsible answers, by native elements. */
export function Accordion({ block }: BlockProps<'accordion'>) {
  const id = useId();
  return (
    <section className="block" {...(block.title && { 'aria-labelledby': id })}>
      {block.title && <BlockHead id={id} title={block.title} />}
      <div className="panel block-accordion">
        {block.items.map((item) => (
          <details key={item.title}>
            <summary>{item.title}</summary>
            <RichText html={item.html} />
          </details>
        ))}
      </div>
    </section>
  );
}
