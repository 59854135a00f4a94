import { keepTogether } from '../labels/keep-together.ts';
import { useTrustedHtml } from './trusted-html.ts';

interface HtmlTextProps {
  /** HTML that the backend sanitized. */
  html: string;
  /** BCP 47 tag if the text is not in the page's language. */
  lang?: string | null | undefined;
  className: string;
}

/** A text written as HTML; `className` sets its style. */
export function HtmlText({ html, lang, className }: HtmlTextProps) {
  const markup = useTrustedHtml(keepTogether(html));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was saved and again when it was read
  return html ? <div className={className} {...(lang ? { lang } : {})} dangerouslySetInnerHTML={markup} /> : null;
}
