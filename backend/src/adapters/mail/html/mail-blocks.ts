import { createElement as h, Fragment } from 'react';
import type { MailBlock } from '../mail-content.ts';
import { LayoutTable } from './layout-table.ts';
import { mailHtml } from '../newsletter-html.ts';
import { COLOUR } from './mail-style.ts';

type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

/** The body of a mail, block by block. */
export function MailBlocks({ blocks, publicUrl }: { blocks: readonly MailBlock[]; publicUrl: string }) {
  return h(Fragment, null, ...blocks.map((block, i) => h(Block, { key: i, block, publicUrl })));
}

function Block({ block, publicUrl }: { block: MailBlock; publicUrl: string }) {
  switch (block.kind) {
    case 'paragraph':
      return h(Paragraph, block);
    case 'heading':
      return h('h2', { className: 'm-ink', style: { margin: '28px 0 8px', color: COLOUR.ink, fontSize: '18px', lineHeight: 1.3 } }, block.text);
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized here once more
      return h('div', { dangerouslySetInnerHTML: { __html: mailHtml(block.html, publicUrl) } });
    case 'button':
      return h(Button, block);
    case 'facts':
      return h(Facts, block);
    case 'lines':
      return h(Lines, block);
    case 'sums':
      return h(Sums, block);
  }
}

function Paragraph({ text, quiet }: BlockOf<'paragraph'>) {
  const style = quiet
    ? { margin: '0 0 14px', color: COLOUR.quiet, fontSize: '14px', lineHeight: 1.5 }
    : { margin: '0 0 14px', color: COLOUR.soft, fontSize: '16px', lineHeight: 1.55 };
  return h('p', { className: quiet ? 'm-quiet' : 'm-soft', style }, text);
}

/** The yellow key is the one thing to do; other buttons are outlined. Its letters stay dark on yellow in dark mode too. */
function Button({ text, url, main }: BlockOf<'button'>) {
  const cell = main ? { backgroundColor: COLOUR.key, borderRadius: '24px' } : { border: `1px solid ${COLOUR.quiet}`, borderRadius: '8px' };
  const link = { display: 'inline-block', padding: '13px 26px', color: COLOUR.ink, fontSize: '16px', fontWeight: 600, lineHeight: 1.2, textDecoration: 'none' };
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, className: 'm-keys', style: { margin: '14px 0 20px', borderCollapse: 'separate' } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { className: main ? 'm-key' : 'm-key m-plain-key', bgcolor: main ? COLOUR.key : undefined, style: cell },
          h('a', { href: url, style: link }, text),
        ),
      ),
    ),
  );
}

function Facts({ facts }: BlockOf<'facts'>) {
  const name = { padding: '4px 16px 4px 0', color: COLOUR.quiet, fontSize: '14px', lineHeight: 1.5, verticalAlign: 'top', whiteSpace: 'nowrap' } as const;
  const value = {
    padding: '4px 0',
    color: COLOUR.ink,
    fontSize: '14px',
    lineHeight: 1.5,
    verticalAlign: 'top',
    width: '100%',
    wordBreak: 'break-word',
  } as const;
  return h(
    LayoutTable,
    { style: { margin: '12px 0 16px' } },
    ...facts.map((fact) =>
      h('tr', { key: fact.name }, h('td', { className: 'm-quiet', style: name }, fact.name), h('td', { className: 'm-ink', style: value }, fact.value)),
    ),
  );
}

function Lines({ lines }: BlockOf<'lines'>) {
  const edge = `1px solid ${COLOUR.line}`;
  const title = { padding: '12px 16px 12px 0', borderBottom: edge, color: COLOUR.ink, fontSize: '15px', lineHeight: 1.4, wordBreak: 'break-word' } as const;
  const amount = { ...title, padding: '12px 0', whiteSpace: 'nowrap', textAlign: 'right', verticalAlign: 'top' } as const;
  return h(
    LayoutTable,
    { style: { margin: '0 0 8px' } },
    ...lines.map((line, i) =>
      h(
        'tr',
        { key: i },
        h(
          'td',
          { className: 'm-ink m-line', style: title },
          line.title,
          line.detail === '' ? null : h('div', { className: 'm-quiet', style: { color: COLOUR.quiet, fontSize: '14px' } }, line.detail),
        ),
        h('td', { className: 'm-ink m-line', style: amount }, line.amount),
      ),
    ),
  );
}

const WEIGHT = {
  plain: { color: COLOUR.soft, fontSize: '15px' },
  total: { color: COLOUR.ink, fontSize: '18px', fontWeight: 700 },
  small: { color: COLOUR.quiet, fontSize: '13px' },
} as const;
const INK = { plain: 'm-soft', total: 'm-ink', small: 'm-quiet' } as const;

function Sums({ sums }: BlockOf<'sums'>) {
  return h(
    LayoutTable,
    { style: { margin: '0 0 16px' } },
    ...sums.map(({ name, amount, weight }, i) => {
      const style = { padding: '4px 0', lineHeight: 1.4, ...WEIGHT[weight] };
      return h(
        'tr',
        { key: i },
        h('td', { className: INK[weight], style }, name),
        h('td', { className: INK[weight], style: { ...style, textAlign: 'right', whiteSpace: 'nowrap' } }, amount),
      );
    }),
  );
}
