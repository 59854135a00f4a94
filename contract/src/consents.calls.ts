/** Calls of `consents.ts` without schemas and addresses, for browsers. A path here is one that the endpoint table does not list. */
export const gdprTemplate = { key: 'nuxtapi_gdpr_template', method: 'POST', path: '/api/nuxtapi/gdprtemplate/' } as const;
export const approved = { key: 'gdpr_consents', method: 'GET' } as const;
export const approve = { key: 'gdpr_consents_post', method: 'POST' } as const;
