import type { Breadcrumb } from '@vitrina/contract/catalogue';
import type { ReactNode } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { ContentText } from './content-text.ts';
import { HiddenContentNote } from './hidden-content.tsx';
import './content-page.css';

interface ContentPageProps {
  text: ContentText;
  trail?: readonly Breadcrumb[];
  /** CSS class of the page. */
  className?: string;
  /** Content between the title and the text. */
  children?: ReactNode;
}

/** A text page: title, table of contents if it is long, text. */
export function ContentPage({ text: content, trail = [], className = '', children }: ContentPageProps) {
  const tongue = content.text_lang ? { lang: content.text_lang } : {};
  return (
    <div className={`page content-page ${className}`}>
      <Breadcrumbs trail={trail} current={content.title} />
      <HiddenContentNote hidden={content.hidden} />
      <header className="content-head" {...tongue}>
        <h1 className="page-title">{content.title}</h1>
        {content.lead && <p>{content.lead}</p>}
      </header>
      {children}
      <div className="content-body">
        <Contents headings={content.headings} />
        <RichText html={content.html} lang={content.text_lang} />
      </div>
    </div>
  );
}

/** Number of headings from which there is a table of contents. */
const LONG = 4;

function Contents({ headings }: Pick<ContentText, 'headings'>) {
  const text = useText();
  if (headings.length < LONG) return null;
  return (
    <nav className="content-toc" aria-label={text('content_toc')}>
      <b aria-hidden="true">{text('content_toc')}</b>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
