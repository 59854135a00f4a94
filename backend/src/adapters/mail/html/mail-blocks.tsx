import type { MailBlock } from '../mail-content.ts';
import type { MailShop } from '../mail-shop.ts';
import { mailHtml } from '../newsletter-html.ts';
import { LayoutTable } from './layout-table.tsx';
import { brandOf, COLOUR } from './mail-style.ts';

type BlockShop = Pick<MailShop, 'publicUrl' | 'brand'>;
type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

/** Renders the body of a mail. */
export const MailBlocks = ({ blocks, shop }: { blocks: readonly MailBlock[]; shop: BlockShop }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never rendered again
  blocks.map((block, i) => <Block key={i} block={block} shop={shop} />);

function Block({ block, shop }: { block: MailBlock; shop: BlockShop }) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph {...block} />;
    case 'heading':
      return (
        <h2 className="m-ink" style={{ margin: '28px 0 8px', color: COLOUR.ink, fontSize: '18px', lineHeight: 1.3 }}>
          {block.text}
        </h2>
      );
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized here once more
      return <div dangerouslySetInnerHTML={{ __html: mailHtml(block.html, shop.publicUrl) }} />;
    case 'button':
      return <Button {...block} brand={brandOf(shop)} />;
    case 'facts':
      return <Facts {...block} />;
    case 'lines':
      return <Lines {...block} />;
    case 'sums':
      return <Sums {...block} />;
  }
}

function Paragraph({ text, quiet }: BlockOf<'paragraph'>) {
  const style = quiet
    ? { margin: '0 0 14px', color: COLOUR.quiet, fontSize: '14px', lineHeight: 1.5 }
    : { margin: '0 0 14px', color: COLOUR.soft, fontSize: '16px', lineHeight: 1.55 };
  return (
    <p className={quiet ? 'm-quiet' : 'm-soft'} style={style}>
      {text}
    </p>
  );
}

/** The main button has the brand's colour, others are outlined. Its text keeps its colour in dark mode. */
function Button({ text, url, main, brand }: BlockOf<'button'> & { brand: NonNullable<MailShop['brand']> }) {
  const cell = main ? { backgroundColor: brand.action, borderRadius: '24px' } : { border: `1px solid ${COLOUR.quiet}`, borderRadius: '8px' };
  const link = {
    display: 'inline-block',
    padding: '13px 26px',
    color: main ? brand.actionText : COLOUR.ink,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'none',
  };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} className="m-keys" style={{ margin: '14px 0 20px', borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td className={main ? 'm-key' : 'm-key m-plain-key'} {...(main && { bgcolor: brand.action })} style={cell}>
            <a href={url} style={link}>
              {text}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const FACT_NAME = { padding: '4px 16px 4px 0', color: COLOUR.quiet, fontSize: '14px', lineHeight: 1.5, verticalAlign: 'top', whiteSpace: 'nowrap' } as const;
const FACT_VALUE = {
  padding: '4px 0',
  color: COLOUR.ink,
  fontSize: '14px',
  lineHeight: 1.5,
  verticalAlign: 'top',
  width: '100%',
  wordBreak: 'break-word',
} as const;

const Facts = ({ facts }: BlockOf<'facts'>) => (
  <LayoutTable style={{ margin: '12px 0 16px' }}>
    {facts.map(({ name, value }) => (
      <tr key={name}>
        <td className="m-quiet" style={FACT_NAME}>
          {name}
        </td>
        <td className="m-ink" style={FACT_VALUE}>
          {value}
        </td>
      </tr>
    ))}
  </LayoutTable>
);

const EDGE = `1px solid ${COLOUR.line}`;
const LINE_TITLE = { padding: '12px 16px 12px 0', borderBottom: EDGE, color: COLOUR.ink, fontSize: '15px', lineHeight: 1.4, wordBreak: 'break-word' } as const;
const LINE_AMOUNT = { ...LINE_TITLE, padding: '12px 0', whiteSpace: 'nowrap', textAlign: 'right', verticalAlign: 'top' } as const;

const Lines = ({ lines }: BlockOf<'lines'>) => (
  <LayoutTable style={{ margin: '0 0 8px' }}>
    {lines.map(({ title, detail, amount, note }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never rendered again
      <tr key={i}>
        <td className="m-ink m-line" style={LINE_TITLE}>
          {title}
          {detail === '' ? null : (
            <div className="m-quiet" style={{ color: COLOUR.quiet, fontSize: '14px' }}>
              {detail}
            </div>
          )}
          {note && (
            <div className="m-quiet" style={{ color: COLOUR.quiet, fontSize: '14px' }}>
              {note}
            </div>
          )}
        </td>
        <td className="m-ink m-line" style={LINE_AMOUNT}>
          {amount}
        </td>
      </tr>
    ))}
  </LayoutTable>
);

const WEIGHT = {
  plain: { color: COLOUR.soft, fontSize: '15px' },
  total: { color: COLOUR.ink, fontSize: '18px', fontWeight: 700 },
  small: { color: COLOUR.quiet, fontSize: '13px' },
} as const;
const INK = { plain: 'm-soft', total: 'm-ink', small: 'm-quiet' } as const;

const Sums = ({ sums }: BlockOf<'sums'>) => (
  <LayoutTable style={{ margin: '0 0 16px' }}>
    {sums.map(({ name, amount, weight }, i) => {
      const style = { padding: '4px 0', lineHeight: 1.4, ...WEIGHT[weight] };
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never rendered again
        <tr key={i}>
          <td className={INK[weight]} style={style}>
            {name}
          </td>
          <td className={INK[weight]} style={{ ...style, textAlign: 'right', whiteSpace: 'nowrap' }}>
            {amount}
          </td>
        </tr>
      );
    })}
  </LayoutTable>
);
