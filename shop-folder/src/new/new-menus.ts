import type { SiteEntry } from '../site/site-facts.ts';

/** What the sample pages and the one category of a new shop are found by. */
export const newMenus = (category: string): SiteEntry[] => [
  { code: 'header', items: [{ category }, { landing: 'welcome' }, { 'post-category': 'advice' }] },
  { code: 'footer_help', items: [{ page: 'returns' }, { page: 'complaints' }, { post: 'example' }] },
  { code: 'legal', items: ['terms', 'withdrawal', 'privacy', 'imprint'].map((page) => ({ page })) },
];
