import './rich-text.css';

interface RichTextProps {
  /** HTML that the backend sanitized. */
  html: string;
  /** BCP 47 tag where the text is not in the page's language. */
  lang?: string | null;
}

/** A text with headings, lists, tables and pictures, set for reading. */
export function RichText({ html, lang }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved and again when it was read
  return html ? <div className="rich-text" {...(lang ? { lang } : {})} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
