import type { MailBlock, MailContent } from './mail-content.ts';
import type { MailShop } from './mail-shop.ts';
import type { MailWords } from './mail-words.ts';
import { contactLine, sellerLine } from './seller-line.ts';
import { wordsOfHtml } from './newsletter-html.ts';

/** Renders the plain-text part. */
export function plainText({ content, shop, words }: { content: MailContent; shop: MailShop; words: MailWords }): string {
  const parts = [
    `${content.heading}\n${'='.repeat(content.heading.length)}`,
    ...content.blocks.map((block) => blockText(block, shop)),
    '--',
    `${contactLine(shop, words)}\n${content.reason}\n${sellerLine(shop, words)}\n${shop.publicUrl}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function blockText(block: MailBlock, { publicUrl }: MailShop): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}:`;
    case 'html':
      return wordsOfHtml(block.html, publicUrl);
    case 'button':
      return `${block.text}:\n${block.url}`;
    case 'facts':
      return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
    case 'lines':
      return block.lines
        .map(({ title, detail, amount, note }) => (detail ? `- ${title}\n  ${detail} = ${amount}` : `- ${amount} ${title}`) + (note ? `\n  ${note}` : ''))
        .join('\n');
    case 'sums':
      return block.sums.map(({ name, amount }) => `${name}: ${amount}`).join('\n');
  }
}
