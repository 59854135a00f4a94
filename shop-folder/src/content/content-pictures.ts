import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawings } from '../drawings/drawings.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Pictures } from '../load/draw-pictures.ts';
import type { PictureStore } from '../load/picture-store.ts';
import { stable } from '../load/stable.ts';
import type { ContentPicture } from '../schemas/content-kinds.ts';
import { landingPictures } from './blocks/landing-files.ts';
import { contentEntries } from './content-entries.ts';

/** Upload paths of pictures of content, by `keyOfPicture`. */
export type ContentPictures = ReadonlyMap<string, string>;

/** Key of a picture; of its owner's path only the name matters. */
export const keyOfPicture = (path: string, picture: ContentPicture): string => `${nameOf(path)} ${stable(picture)}`;

/** Pictures of guides keep the prefix `guides/`, under which they were stored before guides were files of the folder. */
const nameOf = (path: string): string => path.replace(/^posts\//, 'guides/');

interface Keeping {
  dir: string;
  store: PictureStore;
  drawings: Drawings;
  pictures: Pictures;
}

/** Draws, copies or finds every picture of promotions, posts, landing pages …; adds files to `pictures.files`. */
export async function storeContentPictures({ shop, content }: Pick<ShopFacts, 'shop' | 'content'>, keeping: Keeping): Promise<Map<string, string>> {
  const uploads = new Map<string, string>();
  if (!content) return uploads;
  const named = [
    ...contentEntries(content).flatMap(({ path, facts }): [string, ContentPicture][] =>
      'picture' in facts && facts.picture ? [[path, facts.picture as ContentPicture]] : [],
    ),
    ...landingPictures(shop, content),
  ];
  for (const [path, picture] of named) {
    const key = keyOfPicture(path, picture);
    if (!uploads.has(key)) uploads.set(key, await uploadOf(picture, nameOf(path), keeping));
  }
  return uploads;
}

async function uploadOf(picture: ContentPicture, name: string, { dir, store, drawings, pictures }: Keeping): Promise<string> {
  if ('product' in picture && !('draw' in picture)) return pictures.products.get(String(picture.product))?.[0]?.upload_path ?? '';
  if ('category' in picture && !('draw' in picture)) return pictures.categories.get(String(picture.category)) ?? '';
  if ('draw' in picture) {
    const { draw: kind, view, ...parameters } = picture as { draw: string; view?: string };
    const composition = drawings.composition(kind);
    if (composition) return store.put(name, await composition.draw(parameters));
    const [first = ''] = (await drawings.views(kind)) ?? [];
    return store.put(name, await drawings.draw({ kind, view: view ?? first, parameters }));
  }
  const file = String((picture as { file: string }).file);
  const bytes = readFileSync(join(dir, 'pictures', file));
  const upload = file.startsWith('kept/') ? await store.keep(file.slice('kept/'.length), bytes) : await store.put(file, bytes);
  (pictures.files as Map<string, string>).set(file, upload);
  return upload;
}
