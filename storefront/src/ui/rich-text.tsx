import { HtmlText } from './html-text.tsx';
import './rich-text.css';

interface RichTextProps {
  /** HTML that the backend sanitized. */
  html: string;
  /** BCP 47 tag if the text is not in the page's language. */
  lang?: string | null;
}

/** A long text with headings, lists, tables and pictures. */
export const RichText = ({ html, lang }: RichTextProps) => <HtmlText className="rich-text" html={html} lang={lang} />;
