import { thumbPath } from '@vitrina/contract/thumbs';
import type { ReactNode } from 'react';
import { HiddenContentMark } from './hidden-content.tsx';
import { srcSet } from '../../ui/product-picture.tsx';
import './cards.css';

/** Promotion or service in a list. */
export interface ContentCard {
  id: number;
  title: string;
  url: string;
  lead: string;
  image: string | null;
  text_lang: string | null;
  hidden: boolean;
}

interface CardProps {
  card: ContentCard;
  heading: 'h2' | 'h3';
  /** Content below the lead: a period, a price. */
  children?: ReactNode;
  isPast?: boolean;
  /** Width of the picture by breakpoint, as in the `sizes` attribute. */
  sizes?: string;
}

const PRESETS = ['listing', 'catalog_detail', 'catalog_detail_zoom'] as const;
const SIZES = '(min-width: 1000px) 430px, (min-width: 600px) 50vw, 100vw';

/** A content item in a list; the whole card is one link. */
export function Card({ card: { title, url, lead, image, text_lang, hidden }, heading: Heading, children, isPast = false, sizes = SIZES }: CardProps) {
  return (
    <li className={isPast ? 'panel past' : 'panel'}>
      {image && (
        <picture>
          <source type="image/avif" srcSet={srcSet(image, PRESETS, 'avif')} sizes={sizes} />
          <img
            src={thumbPath('catalog_detail', image, 'webp')}
            srcSet={srcSet(image, PRESETS, 'webp')}
            sizes={sizes}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
      <div className="card-text" {...(text_lang && { lang: text_lang })}>
        <HiddenContentMark hidden={hidden} />
        <Heading>
          <a href={url}>{title}</a>
        </Heading>
        <p>{lead}</p>
        {children}
      </div>
    </li>
  );
}
