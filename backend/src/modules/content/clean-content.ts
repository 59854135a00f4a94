import sanitizeHtml from 'sanitize-html';

/** Only the shop's own pictures: a page must not call other hosts before consent. */
const OWN_PICTURE = /^\/(?:thumbs|media)\/[\w./-]+$/;
const WEB = /^https:\/\//i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'a', 'blockquote', 'hr', 'code', 'pre'],
    ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'details', 'summary'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'lang', 'hreflang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    h2: ['id'],
    h3: ['id'],
    p: ['lang'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, attribs) => ({ tagName, attribs: WEB.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : withoutRel(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    // Prefixed, so that anchors within a text cannot collide with the page's own ids.
    h2: withTextId,
    h3: withTextId,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
};

function withoutRel({ rel: _, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return attribs;
}

function withTextId(tagName: string, { id, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const word = id?.replace(/^t-/, '').replace(/[^a-z0-9-]/gi, '');
  return { tagName, attribs: word ? { ...attribs, id: `t-${word}` } : attribs };
}

/**
 * Sanitizes rich text of staff for output without escaping: headings from h2, lists, links, tables, figures with pictures of the shop. No scripts,
 * styles, frames or forms. Runs when a text is saved and again when it is read, in case a row was written otherwise.
 */
export const cleanContent = (html: string): string => sanitizeHtml(html, OPTIONS).trim();
