/** Calls of `cms.ts` without schemas; browsers take their paths from the served endpoint table. */
export const page = { key: 'cms_page', method: 'GET' } as const;
export const menus = { key: 'cms_menus', method: 'GET' } as const;
export const promotions = { key: 'cms_promotions', method: 'GET' } as const;
export const promotion = { key: 'cms_promotion', method: 'GET' } as const;
export const services = { key: 'cms_services', method: 'GET' } as const;
export const service = { key: 'cms_service', method: 'GET' } as const;
export const sitemap = { key: 'cms_sitemap', method: 'GET' } as const;
