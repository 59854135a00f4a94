import { useId } from 'react';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { BlockHead } from './block-head.tsx';
import type { BlockProps } from './shown-block.ts';

/** Subscription form of the newsletter; a plain form, which needs no scripts. */
export function Newsletter({ block }: BlockProps<'newsletter'>) {
  const id = useId();
  return (
    <section className="panel block block-form" aria-labelledby={id}>
      <BlockHead id={id} title={block.title} text={block.text} />
      <NewsletterForm source="landing" />
    </section>
  );
}
