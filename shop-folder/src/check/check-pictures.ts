import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Drawings } from '../drawings/drawings.ts';
import { LIMITS } from '../files/limits.ts';
import { readPictureHead } from '../files/read-picture-head.ts';
import { readText } from '../files/read-text.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Picture } from '../schemas/parts.ts';
import { checkSvg } from './check-theme-files.ts';
import type { Report } from './report.ts';

interface Checking {
  read: FolderRead;
  dir: string;
  drawings: Drawings;
  report: Report;
}

/** Drawings are of kinds, views and parameters that there are; files are there, not too large, and what they are called. */
export async function checkPictures({ categories, brands, families }: ShopFacts, checking: Checking): Promise<void> {
  for (const category of categories) await checkPicture(category, category.picture, ['picture'], checking);
  for (const brand of brands) if (brand.logo && 'file' in brand.logo) await checkPicture(brand, brand.logo, ['logo'], checking);
  for (const product of families.flatMap(({ products, parents = [] }) => [...products, ...parents])) {
    await checkPicture(product, product.picture, ['picture'], checking);
    for (const [i, picture] of (product.pictures ?? []).entries()) await checkPicture(product, picture, ['pictures', i], checking);
  }
}

async function checkPicture(entry: object, picture: Picture | undefined, path: (string | number)[], { read, dir, drawings, report }: Checking): Promise<void> {
  if (!picture) return;
  if (!('draw' in picture)) {
    const size = read.files.get(`pictures/${String(picture.file)}`);
    if (size === undefined) report.error(entry, [...path, 'file'], `there is no pictures/${String(picture.file)}`);
    else if (size > LIMITS.picture) report.error(entry, [...path, 'file'], `is ${size} bytes; a picture may have ${LIMITS.picture}`);
    else {
      const problem = await problemOf(dir, `pictures/${String(picture.file)}`, size);
      if (problem) report.error(entry, [...path, 'file'], `pictures/${String(picture.file)} ${problem}`);
    }
    return;
  }
  const { draw, views: wanted = [], ...parameters } = picture as { draw: string; views?: string[] };
  const views = await drawings.views(draw);
  if (!views) return report.error(entry, [...path, 'draw'], `${draw} cannot be drawn`);
  for (const [i, view] of wanted.entries()) if (!views.includes(view)) report.error(entry, [...path, 'views', i], `${draw} has no view ${view}`);
  const known = await drawings.parameters(draw);
  for (const name of Object.keys(parameters))
    if (name !== 'brand' && !known.includes(name)) report.error(entry, [...path, name], `${draw} does not know ${name}`);
}

/** Pictures are given out as they are, so a drawing carries no code; what cannot be read would be a hole in the page. */
async function problemOf(dir: string, file: string, size: number): Promise<string | null> {
  const type = extname(file).toLowerCase();
  let problem: string | null = null;
  if (type === '.svg') checkSvg(readText(dir, file, { size, limit: LIMITS.picture }), (words) => (problem ??= words));
  const head = problem ?? (await readPictureHead(readFileSync(join(dir, file)), type));
  return typeof head === 'string' ? head : null;
}
