import type * as z from 'zod';
import {
  type AuthorFacts,
  authorsFile,
  type LandingFacts,
  landingFile,
  type LocationFacts,
  locationsFile,
  postCategoriesFile,
  type PostCategoryFacts,
  type PostFacts,
  postsFile,
  type PromotionFacts,
  promotionsFile,
  type ServiceFacts,
  servicesFile,
} from '../../schemas/content-kinds.ts';

/** Content that is a list of facts with a text per language, by the name of the list and of its texts' folder in `content/`. */
export interface ContentLists {
  promotions: readonly PromotionFacts[];
  services: readonly ServiceFacts[];
  locations: readonly LocationFacts[];
  'post-categories': readonly PostCategoryFacts[];
  authors: readonly AuthorFacts[];
  posts: readonly PostFacts[];
  landing: readonly LandingFacts[];
}
export type ListName = keyof ContentLists;
export type ListFactsOf = ContentLists[ListName][number];

/** Lists in the order of saving: entries that other lists refer to come first. */
export const LIST_NAMES = ['promotions', 'services', 'locations', 'post-categories', 'authors', 'posts', 'landing'] as const satisfies readonly ListName[];

export const KIND_OF_LIST = {
  promotions: 'promotion',
  services: 'service',
  locations: 'location',
  'post-categories': 'publish_category',
  authors: 'author',
  posts: 'post',
  landing: 'landing',
} as const satisfies Record<ListName, string>;
export type ListKind = (typeof KIND_OF_LIST)[ListName];

export const LIST_SCHEMAS: { [Name in ListName]: z.ZodType<ContentLists[Name][number][]> } = {
  promotions: promotionsFile,
  services: servicesFile,
  locations: locationsFile,
  'post-categories': postCategoriesFile,
  authors: authorsFile,
  posts: postsFile,
  landing: landingFile,
};

export const NO_LISTS: ContentLists = { promotions: [], services: [], locations: [], 'post-categories': [], authors: [], posts: [], landing: [] };
