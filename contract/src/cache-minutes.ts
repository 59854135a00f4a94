/** Lifetimes of cached data in minutes (specification, section 9); decision 0034 lists what each governs. The environment's `CACHE_MINUTES` overrides them. */
export const CACHE_MINUTES = {
  currency: 1440,
  endpoints: 1440,
  info: 1440,
  /** The storefront's own token for its calls. */
  token: 1440,
  newsletter: 1440,
  gdpr_template: 1440,
  labels: 10,
  menus: 30,
  routes: 5,
  catalog_categories: 5,
  lists: 5,
  products: 5,
  product: 5,
  sellers: 5,
  redirects: 60,
  /** Generated pictures: after this time the original is checked again. */
  thumbs: 180,
  cms_pages: 60,
  faq: 60,
  publish_posts: 30,
  location_points: 60,
  static_content: 60,
  /** Public replies of endpoints without a specific cache. */
  payload: 15,
} as const;

export type CacheName = keyof typeof CACHE_MINUTES;
export type CacheMinutes = Readonly<Record<CacheName, number>>;

/** Life of a cached page in production, seconds (specification, section 9: "route cache expiry 305"; decision G20). */
export const PAGE_CACHE_SECONDS = 305;
