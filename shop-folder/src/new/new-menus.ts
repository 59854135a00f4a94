import type { SiteEntry } from '../site/site-facts.ts';

/** Menus of a new shop, with links to its sample pages and its only category. */
export const newMenus = (category: string): SiteEntry[] => [
  { code: 'header', items: [{ category }, { landing: 'welcome' }, { 'post-category': 'advice' }] },
  { code: 'footer_help', items: [{ page: 'returns' }, { page: 'complaints' }, { post: 'example' }] },
  { code: 'legal', items: ['terms', 'withdrawal', 'privacy', 'imprint'].map((page) => ({ page })) },
];
