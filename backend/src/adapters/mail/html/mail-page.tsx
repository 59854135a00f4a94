import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { MailContent } from '../mail-content.ts';
import type { MailShop } from '../mail-shop.ts';
import type { MailWords } from '../mail-words.ts';
import { contactLine, sellerLine } from '../seller-line.ts';
import { LayoutTable } from './layout-table.tsx';
import { MailBlocks } from './mail-blocks.tsx';
import { brandOf, COLOUR, FONT, MAIL_CSS } from './mail-style.ts';

interface PageProps {
  content: MailContent;
  shop: MailShop;
  words: MailWords;
  /** URL of the home page in the mail's language. */
  home: string;
}

/** The HTML part: a complete document, laid out with tables, colours and sizes in `style` attributes, without external resources. */
export const mailPage = (props: PageProps): string => `<!doctype html>${renderToStaticMarkup(<MailPage {...props} />)}`;

const MailPage = ({ content, shop, words, home }: PageProps) => (
  <html lang={LANGUAGES[words.lang].lang} dir="ltr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      {/* Otherwise phones turn numbers and dates into links. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <title>{content.subject}</title>
      <style>{MAIL_CSS}</style>
    </head>
    <body className="m-ground" style={{ margin: 0, padding: 0, backgroundColor: COLOUR.ground }}>
      <Preheader text={content.preheader} />
      <LayoutTable className="m-ground" style={{ backgroundColor: COLOUR.ground }}>
        <tr>
          <td align="center" style={{ padding: '24px 12px' }}>
            <Paper content={content} shop={shop} words={words} home={home} />
          </td>
        </tr>
      </LayoutTable>
    </body>
  </html>
);

const HIDDEN = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: '1px', lineHeight: '1px', color: COLOUR.ground } as const;

/** The preview text that mail programs show next to the subject; the spaces keep the first words of the body out of it. */
const Preheader = ({ text }: { text: string }) => (
  <div style={HIDDEN} aria-hidden>
    {text + ' \u00a0\u200c'.repeat(60)}
  </div>
);

const PAPER = {
  maxWidth: '600px',
  backgroundColor: COLOUR.paper,
  border: `1px solid ${COLOUR.line}`,
  borderRadius: '10px',
  textAlign: 'left',
  fontFamily: FONT,
} as const;
const SIDE = { padding: '0 36px' };

const Paper = ({ content, shop, words, home }: PageProps) => (
  <LayoutTable className="m-paper" style={PAPER}>
    <tr>
      <td className="m-pad" style={{ padding: '22px 36px', borderBottom: `3px solid ${brandOf(shop).action}` }}>
        <a href={home} className="m-ink" style={{ color: COLOUR.ink, fontSize: '22px', fontWeight: 700, textDecoration: 'none' }}>
          {shop.name}
        </a>
      </td>
    </tr>
    <tr>
      <td className="m-pad" style={{ ...SIDE, paddingTop: '28px' }}>
        <h1 className="m-ink" style={{ margin: '0 0 16px', color: COLOUR.ink, fontSize: '26px', lineHeight: 1.2 }}>
          {content.heading}
        </h1>
        <MailBlocks blocks={content.blocks} shop={shop} />
      </td>
    </tr>
    <tr>
      <td className="m-pad" style={{ ...SIDE, paddingTop: '12px', paddingBottom: '28px' }}>
        <Foot content={content} shop={shop} words={words} />
      </td>
    </tr>
  </LayoutTable>
);

const FOOT = { margin: '0 0 8px', color: COLOUR.quiet, fontSize: '13px', lineHeight: 1.5 };

function Foot({ content, shop, words }: Omit<PageProps, 'home'>) {
  const lines = [contactLine(shop, words), content.reason, sellerLine(shop, words)];
  return lines.map((text, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never rendered again
    <p key={i} className="m-quiet" style={FOOT}>
      {text}
    </p>
  ));
}
