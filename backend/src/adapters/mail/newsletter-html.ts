import sanitizeHtml from 'sanitize-html';
import { COLOUR } from './html/mail-style.ts';

/** Text only: nothing is fetched on reading, so that readers cannot be tracked. */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p', a: ownOrWeb },
};

/** Keeps links to paths of the shop and with an allowed scheme; other links lose their `href`. */
function ownOrWeb(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href) ? { href } : {} };
}

/** Sanitizes the HTML of a newsletter for output without escaping. Runs when it is saved and again wherever it is rendered. */
export const cleanNewsletter = (html: string): string => sanitizeHtml(html, OPTIONS).trim();

const STYLES: Readonly<Record<string, string>> = {
  p: `margin:0 0 14px;color:${COLOUR.soft};font-size:16px;line-height:1.55`,
  ul: 'margin:0 0 14px;padding:0 0 0 22px',
  ol: 'margin:0 0 14px;padding:0 0 0 22px',
  li: `margin:0 0 6px;color:${COLOUR.soft};font-size:16px;line-height:1.5`,
  h2: `margin:24px 0 8px;color:${COLOUR.ink};font-size:20px;line-height:1.3`,
  h3: `margin:20px 0 8px;color:${COLOUR.ink};font-size:17px;line-height:1.3`,
  a: `color:${COLOUR.ink};text-decoration:underline`,
};
const CLASSES: Readonly<Record<string, string>> = { p: 'm-soft', li: 'm-soft', h2: 'm-ink', h3: 'm-ink', a: 'm-ink' };

/** HTML for a mail: inline styles, links with the shop's origin. */
export const mailHtml = (html: string, publicUrl: string): string =>
  sanitizeHtml(cleanNewsletter(html), {
    ...OPTIONS,
    allowedAttributes: { '*': ['style', 'class'], a: ['href', 'style', 'class'] },
    transformTags: {
      '*': (tagName, { href }) => ({
        tagName,
        attribs: {
          ...(href !== undefined && { href: href.startsWith('/') ? publicUrl + href : href }),
          ...(STYLES[tagName] && { style: STYLES[tagName] }),
          ...(CLASSES[tagName] && { class: CLASSES[tagName] }),
        },
      }),
    },
  });

/** Plain text: one line per paragraph, URLs after their link texts. */
export function wordsOfHtml(html: string, publicUrl = ''): string {
  const marked = cleanNewsletter(html)
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_, href: string, words: string) => `${words} (${href.startsWith('/') ? publicUrl + href : href})`)
    .replace(/<li>/g, '- ')
    .replace(/<br \/>|<\/li>|<\/(?:ul|ol)>/g, '\n')
    .replace(/<\/(?:p|h2|h3)>/g, '\n\n');
  return sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
