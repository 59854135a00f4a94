import { useId } from 'react';
import { ProductPicture } from '../ui/product-picture.tsx';
import { BlockHead } from './block-head.tsx';
import type { BlockProps, ShownBlock } from './shown-block.ts';
import './grid.css';

const SIZES = '(min-width: 1100px) 30vw, (min-width: 600px) 46vw, 92vw';

/** Cards on one shelf: picture, title, text, and a link that covers the card. */
export function Grid({ block }: BlockProps<'grid'>) {
  const id = useId();
  return (
    <section className="block" {...(block.title && { 'aria-labelledby': id })}>
      {block.title && <BlockHead id={id} title={block.title} />}
      <ul className={`case block-grid of-${block.columns}`}>
        {block.cards.map((card) => (
          <li key={card.title}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ card: { title, text, image, alt, link } }: { card: ShownBlock<'grid'>['cards'][number] }) {
  return (
    <article className="block-card">
      {image && (
        <div className="well">
          <ProductPicture path={image} alt={alt ?? ''} presets={['department', 'listing', 'catalog_detail']} sizes={SIZES} width={400} height={334} />
        </div>
      )}
      <div className="block-card-text">
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {link && (
          <a className="link" href={link.url}>
            {link.label}
          </a>
        )}
      </div>
    </article>
  );
}
