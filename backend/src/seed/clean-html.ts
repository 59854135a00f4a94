import sanitizeHtml from 'sanitize-html';

const MARKUP = /<[a-z/!?]/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]\w{1,30});/i;
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p', tr: 'p' },
};
/** `\s` covers the no-break space: named again beside it, each one would double the time that a long row of them takes. */
const EMPTY = /<(p|li|ul|ol|b|strong|i|em|h3|h4)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g;

/** True if a text from outside is to be read as HTML. */
export const isHtml = (text: string): boolean => MARKUP.test(text) || ENTITY.test(text);

/**
 * A description from outside as HTML that may be printed as it is: paragraphs, lists, emphasis and small headings, no
 * attributes, no links, no pictures. Plain text becomes paragraphs at its empty lines. Empty where nothing is left.
 */
export function cleanHtml(text: string): string {
  const html = MARKUP.test(text) ? sanitizeHtml(apart(text), OPTIONS) : paragraphs(ENTITY.test(text) ? plainText(text) : text);
  const bare = removeEmpty(html).trim();
  return bare === '' || /^<(?:p|ul|ol|h3|h4)>/.test(bare) ? bare : `<p>${bare}</p>`;
}

/** Cells of a table stand apart from each other. */
const apart = (text: string): string => text.replace(/<\/t[dh]\b/gi, ' $&');

/** The words of an HTML text: no tags, entities as the letters they stand for. */
export function plainText(text: string): string {
  if (!isHtml(text)) return text;
  const words = sanitizeHtml(text.replace(/<(?=br|\/?p|\/?li|\/?div|\/?t[rdh]|\/?h\d)/gi, ' <'), { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** Escapes as the sanitizer does, so that cleaning twice changes nothing. */
const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function paragraphs(text: string): string {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part) => `<p>${escapeHtml(part).replace(/\s*\n\s*/g, '<br />')}</p>`).join('');
}

function removeEmpty(html: string): string {
  const less = html.replace(EMPTY, '');
  return less === html ? html : removeEmpty(less);
}
