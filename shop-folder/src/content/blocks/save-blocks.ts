import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { FencedBlock } from '../../schemas/blocks.ts';
import type { ContentPicture } from '../../schemas/content-kinds.ts';
import type { ShopFile } from '../../schemas/frame.ts';
import { captionFiles } from './landing-files.ts';
import type { PageBlock } from './read-blocks.ts';

/** Context for saving blocks in one language. */
export interface BlockPlace {
  lang: LanguageCode;
  shop: ShopFile;
  /** Converts a Markdown text to HTML. */
  html: (text: string) => string;
  /** Fills figures into a text. */
  words: (text: string) => string;
  address: (target: string) => string;
  upload: (picture: ContentPicture) => string;
  moment: (text: string) => Date;
  /** Files of the folder. */
  files: ReadonlySet<string>;
  /** Returns the public address of a file of `media/`. */
  mediaUrl: (file: string) => string;
}

/** Converts blocks to the form of `contract/src/blocks.ts`. */
export const savedBlocks = (blocks: readonly PageBlock[], place: BlockPlace): object[] =>
  blocks.map((one) => (one.block === 'prose' ? { block: 'rich-text', html: place.html(one.text) } : saved(one.value, place)));

function saved(block: FencedBlock, place: BlockPlace): object {
  switch (block.block) {
    case 'timer':
      return { ...worded(block, place), ends_at: isoOf(place.moment(block.ends_at)), ...linked(block, place) };
    case 'video':
      return { ...worded(block, place), ...shown('poster', block.poster, place), source: filmOf(block.source, place) };
    case 'product-slider':
      return { ...worded(block, place), source: 'products' in block.source ? { codes: block.source.products } : block.source, ...linked(block, place) };
    case 'picture': {
      const { to, ...rest } = block;
      const url = to === undefined ? {} : { url: place.address(to) };
      return { ...worded(rest, place), ...shown('image', block.image, place), ...shown('image_mobile', block.image_mobile, place), ...url };
    }
    case 'grid':
      return {
        ...worded(block, place),
        cards: block.cards.map((card) => ({ ...worded(card, place), ...shown('image', card.image, place), ...linked(card, place) })),
      };
    case 'accordion':
      return {
        ...worded(block, place),
        items: block.items.map((item) => ({ title: place.words(item.title), html: 'html' in item ? item.html : place.html(item.text) })),
      };
    default:
      return worded(block, place);
  }
}

const WORDS = ['title', 'text', 'ended_title', 'ended_text', 'alt', 'caption'];
const worded = (value: object, { words }: BlockPlace): object =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, WORDS.includes(key) && typeof one === 'string' ? words(one) : one]));

const linked = ({ link }: { link?: { label: string; to: string } | undefined }, { words, address }: BlockPlace): object =>
  link ? { link: { label: words(link.label), url: address(link.to) } } : {};

const shown = (name: string, picture: ContentPicture | undefined, { upload }: BlockPlace): object => (picture ? { [name]: upload(picture) } : {});

function filmOf(source: Extract<FencedBlock, { block: 'video' }>['source'], { lang, shop, files, mediaUrl }: BlockPlace): object {
  if (source.kind !== 'file') return source;
  const captions = captionFiles(source.captions, { shop, files, first: lang }).map(({ file, ...rest }) => ({ url: mediaUrl(file), ...rest }));
  return { kind: 'file', files: source.files.map(mediaUrl), captions };
}

const isoOf = (moment: Date): string => moment.toISOString().replace('.000Z', 'Z');
