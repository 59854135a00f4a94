import type { Drawings } from '../drawings/drawings.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Picture } from '../schemas/parts.ts';
import { pictureProblem } from './picture-problem.ts';
import type { Report } from './report.ts';

interface Checking {
  read: FolderRead;
  dir: string;
  drawings: Drawings;
  report: Report;
}

/** Reports unknown kinds, views and parameters of drawings, and files that are missing, too large, or of another format than their extension. */
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
    const problem = await pictureProblem(`pictures/${String(picture.file)}`, dir, read);
    if (problem) report.error(entry, [...path, 'file'], problem);
    return;
  }
  const { draw, views: requestedViews = [], ...parameters } = picture as { draw: string; views?: string[] };
  const views = await drawings.views(draw);
  if (!views) return report.error(entry, [...path, 'draw'], `${draw} cannot be drawn`);
  for (const [i, view] of requestedViews.entries()) if (!views.includes(view)) report.error(entry, [...path, 'views', i], `${draw} has no view ${view}`);
  const known = await drawings.parameters(draw);
  for (const name of Object.keys(parameters))
    if (name !== 'brand' && !known.includes(name)) report.error(entry, [...path, name], `${draw} does not know ${name}`);
}
