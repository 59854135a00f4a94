import type { Drawings } from '../drawings/drawings.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { ContentPicture } from '../schemas/content-kinds.ts';
import { pictureProblem } from '../check/picture-problem.ts';
import type { Report } from '../check/report.ts';
import { namedIn } from './check-content.ts';
import { HOLIDAY_COUNTRIES } from '@vitrina/contract/law/holidays/public-holidays';
import { LIST_NAMES, type ListFactsOf, NO_LISTS } from './kinds/content-lists.ts';
import { zonedMoment } from './zoned-moment.ts';

export interface Checking {
  dir: string;
  read: FolderRead;
  drawings: Drawings;
  report: Report;
}

/** Reports references of content lists to missing products, warehouses, categories, authors or pictures, and periods that end before they begin. */
export async function checkLists(facts: ShopFacts, checking: Checking): Promise<void> {
  if (!facts.content) return;
  const { report } = checking;
  const { lists = NO_LISTS } = facts.content;
  const { products } = namedIn(facts, facts.content);
  for (const entry of LIST_NAMES.flatMap((name): readonly ListFactsOf[] => lists[name] ?? [])) {
    const { picture, products: codes = [] } = entry as { picture?: ContentPicture; products?: string[] };
    for (const [i, code] of codes.entries()) {
      if (!products.has(code)) report.error(entry, ['products', i], `there is no product ${code}`);
      else if (codes.indexOf(code) !== i) report.error(entry, ['products', i], `${code} stands twice`);
    }
    if (picture) for (const { path, words } of await pictureProblems(facts, picture, checking)) report.error(entry, ['picture', ...path], words);
  }
  checkPeriods(lists.promotions, report);
  checkPosts(facts, report);
  checkPlaces(facts, report);
}

/** Reports promotions that end before they begin; relative days are counted from an arbitrary day. */
function checkPeriods(promotions: (typeof NO_LISTS)['promotions'], report: Report): void {
  const at = (text: string) => zonedMoment(text, { now: new Date(), timeZone: 'UTC' }).getTime();
  for (const promotion of promotions)
    if (promotion.from !== undefined && promotion.to !== undefined && at(promotion.from) >= at(promotion.to))
      report.error(promotion, ['to'], 'ends before it begins');
}

function checkPosts({ content }: ShopFacts, report: Report): void {
  const { posts, authors, 'post-categories': categories } = content?.lists ?? NO_LISTS;
  const has = (list: readonly { code: string }[], code: string) => list.some((one) => one.code === code);
  for (const [i, category] of categories.entries())
    if (category.parent !== undefined && !has(categories.slice(0, i), category.parent))
      report.error(category, ['parent'], `there is no post category ${category.parent} above this one in the file`);
  for (const post of posts) {
    if (!has(categories, post.category)) report.error(post, ['category'], `there is no post category ${post.category} in content/post-categories.yaml`);
    for (const [i, code] of (post.authors ?? []).entries())
      if (!has(authors, code)) report.error(post, ['authors', i], `there is no author ${code} in content/authors.yaml`);
    const to = post.moved?.to;
    if (typeof to === 'string' && !to.startsWith('/') && (!has(posts, to) || to === post.code))
      report.error(post, ['moved', 'to'], `there is no other post ${to}`);
  }
}

function checkPlaces({ warehouses, content }: ShopFacts, report: Report): void {
  for (const location of content?.lists?.locations ?? []) {
    const warehouse = warehouses.find(({ code }) => code === location.warehouse);
    if (location.warehouse !== undefined && !warehouse) report.error(location, ['warehouse'], `there is no warehouse ${location.warehouse}`);
    const country = location.country ?? warehouse?.country ?? '';
    if (location.holidays && !HOLIDAY_COUNTRIES.includes(country))
      report.warning(location, ['holidays'], `the public holidays of ${country || 'no country'} are not known; name the days in special_days`);
  }
}

/** Returns the problems of a picture in a content, by path in the entry. */
export async function pictureProblems(
  { families, categories }: ShopFacts,
  picture: ContentPicture,
  { dir, read, drawings }: Pick<Checking, 'dir' | 'read' | 'drawings'>,
): Promise<{ path: (string | number)[]; words: string }[]> {
  if ('draw' in picture) {
    const { draw: kind, ...parameters } = picture as { draw: string } & Record<string, unknown>;
    const composition = drawings.composition(kind);
    if (composition) return (await composition.problems(parameters)).map(({ path, words }) => ({ path: [...path], words }));
    const views = await drawings.views(kind);
    if (!views) return [{ path: ['draw'], words: `${kind} cannot be drawn` }];
    const known = await drawings.parameters(kind);
    if (typeof parameters.view === 'string' && !views.includes(parameters.view)) return [{ path: ['view'], words: `${kind} has no view ${parameters.view}` }];
    return Object.keys(parameters).flatMap((name) =>
      ['brand', 'view', ...known].includes(name) ? [] : [{ path: [name], words: `${kind} does not know ${name}` }],
    );
  }
  if ('product' in picture) {
    const found = families.some(({ products }) => products.some(({ code, picture: own, pictures }) => code === picture.product && (own ?? pictures?.[0])));
    const isThere = found || families.some(({ key, code = key.toUpperCase(), options }) => options && code === picture.product);
    return isThere ? [] : [{ path: ['product'], words: `there is no product ${String(picture.product)} with a picture` }];
  }
  if ('category' in picture) {
    const found = categories.some(({ code, picture: own }) => code === picture.category && own);
    return found ? [] : [{ path: ['category'], words: `there is no category ${String(picture.category)} with a picture` }];
  }
  const problem = await pictureProblem(`pictures/${String((picture as { file: string }).file)}`, dir, read);
  return problem === null ? [] : [{ path: ['file'], words: problem }];
}
