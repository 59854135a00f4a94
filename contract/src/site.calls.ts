/** Calls of `site.ts` without schemas and addresses, for browsers. A path here is one that the endpoint table does not list. */
export const endpoints = { key: 'misc_endpoints', method: 'GET' } as const;
export const isMaintenance = { key: 'misc_is_maintenance', method: 'GET' } as const;
export const setMaintenance = { key: 'misc_maintenance', method: 'POST' } as const;
export const info = { key: 'nuxtapi_info', method: 'GET', path: '/api/nuxtapi/info/' } as const;
export const pages = { key: 'nuxtapi_pages', method: 'GET', path: '/api/nuxtapi/pages/' } as const;
export const routes = { key: 'nuxtapi_routes', method: 'GET', path: '/api/nuxtapi/routes/' } as const;
export const token = { key: 'nuxtapi_token', method: 'GET', path: '/api/nuxtapi/token/' } as const;
export const currency = { key: 'nuxtapi_currency', method: 'GET', path: '/api/nuxtapi/currency/' } as const;
export const labels = { key: 'nuxtapi_labels', method: 'GET', path: '/api/nuxtapi/labels/' } as const;
export const redirects = { key: 'nuxtapi_redirects', method: 'GET', path: '/api/nuxtapi/redirects/' } as const;
export const ownEndpoints = { key: 'nuxtapi_endpoints', method: 'GET', path: '/api/nuxtapi/endpoints/' } as const;
export const checkInitData = { key: 'nuxtapi_check_init_data', method: 'GET', path: '/api/nuxtapi/checkInitData/' } as const;
export const clearCache = { key: 'nuxtapi_clear_cache', method: 'POST', path: '/api/nuxtapi/clearCache/' } as const;
export const country = { key: 'nuxtapi_country', method: 'GET', path: '/api/nuxtapi/country/' } as const;
export const clientErrors = { key: 'misc_client_errors', method: 'POST' } as const;
