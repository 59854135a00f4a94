import { thumbPath } from '@vitrina/contract/thumbs';
import type { ReactNode } from 'react';
import { HiddenContentMark } from './hidden-content.tsx';
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
  /** Below the lead: a period, a price. */
  children?: ReactNode;
  isPast?: boolean;
}

/** A content on a list; all of it is one link. */
export function Card({ card: { title, url, lead, image, text_lang, hidden }, heading: Heading, children, isPast = false }: CardProps) {
  return (
    <li className={isPast ? 'panel past' : 'panel'}>
      {image && (
        <picture>
          <source type="image/avif" srcSet={thumbPath('catalog_detail', image, 'avif')} />
          <img src={thumbPath('catalog_detail', image, 'webp')} alt="" width={640} height={360} loading="lazy" decoding="async" />
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
