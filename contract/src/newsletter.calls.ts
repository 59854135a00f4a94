/** Calls of `newsletter.ts` without schemas; browsers take their paths from the served endpoint table. */
export const subscribe = { key: 'newsletter_subscribe', method: 'POST' } as const;
export const confirmCheck = { key: 'newsletter_confirm', method: 'GET' } as const;
export const confirm = { key: 'newsletter_confirm_post', method: 'POST' } as const;
export const preferences = { key: 'newsletter_preferences', method: 'GET' } as const;
export const savePreferences = { key: 'newsletter_preferences_put', method: 'PUT' } as const;
export const unsubscribe = { key: 'newsletter_unsubscribe', method: 'POST' } as const;
export const own = { key: 'newsletter_own', method: 'GET' } as const;
export const page = { key: 'newsletter_page', method: 'GET' } as const;
export const save = { key: 'newsletter_save', method: 'POST' } as const;
export const send = { key: 'newsletter_send', method: 'POST' } as const;
