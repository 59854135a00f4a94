/** Calls of `publish.ts` without schemas; browsers take their paths from the served endpoint table. */
export const categories = { key: 'publish_categories', method: 'POST' } as const;
export const posts = { key: 'publish_posts', method: 'POST' } as const;
export const post = { key: 'publish_post', method: 'POST' } as const;
export const authors = { key: 'publish_authors', method: 'POST' } as const;
