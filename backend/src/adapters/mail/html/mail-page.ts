import { createElement as h, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { MailContent } from '../mail-content.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import { MailBlocks } from './mail-blocks.ts';
import { COLOUR, FONT, MAIL_CSS } from './mail-style.ts';
import { LayoutTable } from './layout-table.ts';

interface PageProps {
  content: MailContent;
  shop: MailShop;
  words: MailWords;
  /** The shop's first page in the mail's language. */
  home: string;
}

/** The HTML part: a whole document, laid out by tables, colours and sizes in `style` attributes, nothing fetched from anywhere. */
export const mailPage = (props: PageProps): string => `<!doctype html>${renderToStaticMarkup(h(MailPage, props))}`;

function MailPage({ content, shop, words, home }: PageProps) {
  return h(
    'html',
    { lang: LANGUAGES[words.lang].lang, dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Phones make links of numbers and days otherwise.
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
      h('title', null, content.subject),
      h('style', null, MAIL_CSS),
    ),
    h(
      'body',
      { className: 'm-ground', style: { margin: 0, padding: 0, backgroundColor: COLOUR.ground } },
      h(Preheader, { text: content.preheader }),
      h(
        LayoutTable,
        { className: 'm-ground', style: { backgroundColor: COLOUR.ground } },
        h('tr', null, h('td', { align: 'center', style: { padding: '24px 12px' } }, h(Paper, { content, shop, words, home }))),
      ),
    ),
  );
}

/** The line that mailboxes show beside the subject; the spaces after it keep the mail's first words from following. */
function Preheader({ text }: { text: string }) {
  const style = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: '1px', lineHeight: '1px', color: COLOUR.ground } as const;
  return h('div', { style, 'aria-hidden': true }, text + ' \u00a0\u200c'.repeat(60));
}

function Paper({ content, shop, words, home }: PageProps) {
  const side = { padding: '0 36px' };
  return h(
    LayoutTable,
    {
      className: 'm-paper',
      style: {
        maxWidth: '600px',
        backgroundColor: COLOUR.paper,
        border: `1px solid ${COLOUR.line}`,
        borderRadius: '10px',
        textAlign: 'left',
        fontFamily: FONT,
      },
    },
    h(
      'tr',
      null,
      h(
        'td',
        { className: 'm-pad', style: { padding: '22px 36px', borderBottom: `3px solid ${COLOUR.key}` } },
        h('a', { href: home, className: 'm-ink', style: { color: COLOUR.ink, fontSize: '22px', fontWeight: 700, textDecoration: 'none' } }, shop.name),
      ),
    ),
    h(
      'tr',
      null,
      h(
        'td',
        { className: 'm-pad', style: { ...side, paddingTop: '28px' } },
        h('h1', { className: 'm-ink', style: { margin: '0 0 16px', color: COLOUR.ink, fontSize: '26px', lineHeight: 1.2 } }, content.heading),
        h(MailBlocks, { blocks: content.blocks, publicUrl: shop.publicUrl }),
      ),
    ),
    h('tr', null, h('td', { className: 'm-pad', style: { ...side, paddingTop: '12px', paddingBottom: '28px' } }, h(Foot, { content, shop, words }))),
  );
}

function Foot({ content, shop, words }: Omit<PageProps, 'home'>) {
  const style = { margin: '0 0 8px', color: COLOUR.quiet, fontSize: '13px', lineHeight: 1.5 };
  const lines = [words.say('mail_contact', { phone: shop.phone }), content.reason, `${shop.organizationName}, ${shop.postalAddress}`];
  return h(Fragment, null, ...lines.map((text, i) => h('p', { key: i, className: 'm-quiet', style }, text)));
}
