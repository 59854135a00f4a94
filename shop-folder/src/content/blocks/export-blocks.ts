import { type Draft, storeMedia, storePicture } from '../../export/draft.ts';

type Block = Record<string, unknown> & { block?: string };

/** Converts blocks stored in the shop to fences; their pictures and videos are added to the draft's files. */
export const exportBlocks = (draft: Draft, blocks: readonly object[]): { name: string; value: object }[] =>
  (blocks as Block[]).map(({ block = '', ...value }) => ({ name: block, value: taken(draft, block, value) }));

function taken(draft: Draft, block: string, value: Block): object {
  const { url, link, cards, image, image_mobile, poster, source, ...rest } = value;
  const shown = (name: string, upload: unknown) => (typeof upload === 'string' ? { [name]: storePicture(draft, upload) } : {});
  return {
    ...rest,
    ...shown('image', image),
    ...shown('image_mobile', image_mobile),
    ...shown('poster', poster),
    ...(typeof url === 'string' && { to: url }),
    ...(link !== undefined && { link: linkOf(link) }),
    ...(Array.isArray(cards) && { cards: cards.map((card: Block) => taken(draft, 'card', card)) }),
    ...(source !== undefined && { source: block === 'video' ? filmOf(draft, source as Block) : sourceOf(source as Block) }),
  };
}

const linkOf = (link: unknown): object => {
  const { label, url } = link as { label: string; url: string };
  return { label, to: url };
};

const sourceOf = ({ codes, ...source }: Block): object => (codes === undefined ? source : { products: codes });

function filmOf(draft: Draft, source: Block): object {
  if (source.kind !== 'file') return source;
  const { files, captions } = source as unknown as { files: string[]; captions: { url: string; lang: string; label: string }[] };
  return {
    kind: 'file',
    files: files.map((url) => storeMedia(draft, url)),
    captions: captions.map(({ url, ...rest }) => ({ file: storeMedia(draft, url), ...rest })),
  };
}
