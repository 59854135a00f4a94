import { keepTogether } from '../labels/keep-together.ts';
import './rich-text.css';
import { useTrustedHtml } from './trusted-html.ts';

interface RichTextProps {
  /** HTML that the backend sanitized. */
  html: string;
  /** BCP 47 tag where the text is not in the page's language. */
  lang?: string | null;
  className?: string;
}

/** A text with headings, lists, tables and pictures, set for reading. */
export function RichText({ html, lang, className = 'rich-text' }: RichTextProps) {
  const markup = useTrustedHtml(keepTogether(html));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved and again when it was read
  return html ? <div className={className} {...(lang ? { lang } : {})} dangerouslySetInnerHTML={markup} /> : null;
}
