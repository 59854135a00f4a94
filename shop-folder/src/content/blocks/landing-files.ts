import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { FencedBlock } from '../../schemas/blocks.ts';
import type { ContentPicture } from '../../schemas/content-kinds.ts';
import type { ShopFile } from '../../schemas/frame.ts';
import { contentEntries } from '../content-entries.ts';
import type { SiteContent } from '../site-content.ts';
import { readBlocks } from './read-blocks.ts';

type Step = string | number;

/** Pictures of a block, each with its path in the block. */
export function picturesOf(block: FencedBlock): { path: Step[]; picture: ContentPicture }[] {
  const named = (path: Step[], picture: ContentPicture | undefined) => (picture ? [{ path, picture }] : []);
  if (block.block === 'picture') return [...named(['image'], block.image), ...named(['image_mobile'], block.image_mobile)];
  if (block.block === 'video') return named(['poster'], block.poster);
  return block.block === 'grid' ? block.cards.flatMap(({ image }, i) => named(['cards', i, 'image'], image)) : [];
}

/** Pictures of all blocks of all landing pages, with the folder of the page's texts. */
export const landingPictures = (shop: ShopFile, content: SiteContent): [path: string, picture: ContentPicture][] =>
  landingBlocks(shop, content).flatMap(({ path, block }) => picturesOf(block).map(({ picture }): [string, ContentPicture] => [path, picture]));

/** Files of `media/` that landing pages use: videos and captions. */
export const landingMedia = (shop: ShopFile, content: SiteContent, files: ReadonlySet<string>): string[] => [
  ...new Set(
    landingBlocks(shop, content).flatMap(({ block }) =>
      block.block === 'video' && block.source.kind === 'file'
        ? [...block.source.files, ...captionFiles(block.source.captions, { shop, files }).map(({ file }) => file)]
        : [],
    ),
  ),
];

export interface Caption {
  file: string;
  lang: string;
  label: string;
}

type Captions = Extract<Extract<FencedBlock, { block: 'video' }>['source'], { kind: 'file' }>['captions'];

/** Caption files in the languages of the shop, the page's language first. Languages that fall back to another are left out if the page's language is known. */
export function captionFiles(captions: Captions, { shop, files, first }: { shop: ShopFile; files: ReadonlySet<string>; first?: LanguageCode }): Caption[] {
  if (typeof captions !== 'string') return captions;
  const languages = first === undefined ? shop.languages : [first, ...shop.languages.filter((lang) => lang !== first && shop.reads?.[lang] === undefined)];
  return languages.flatMap((lang): Caption[] => {
    const file = [lang, shop.reads?.[lang]].map((one) => `${captions}-${one}.vtt`).find((name) => files.has(`media/${name}`));
    return file === undefined ? [] : [{ file, lang: LANGUAGES[lang].lang, label: LANGUAGES[lang].name }];
  });
}

function landingBlocks(shop: ShopFile, content: SiteContent): { path: string; block: FencedBlock }[] {
  return contentEntries(content).flatMap(({ list, path }) =>
    list !== 'landing'
      ? []
      : shop.languages.flatMap((lang) => {
          const key = `${path}/${lang}`;
          if (!content.texts[key]) return [];
          return readBlocks(content, key, shop.source_language).blocks.flatMap((one) => (one.block === 'prose' ? [] : [{ path, block: one.value }]));
        }),
  );
}
