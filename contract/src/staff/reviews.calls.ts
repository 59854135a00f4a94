/** Calls of `reviews.ts` without schemas. */
export const search = { key: 'staff_reviews_list', method: 'POST', path: '/api/staff/reviews/search/' } as const;
export const decide = { key: 'staff_reviews_decide', method: 'POST', path: '/api/staff/reviews/decisions/' } as const;
export const answer = { key: 'staff_reviews_answer', method: 'PUT', path: '/api/staff/reviews/{id}/answer/' } as const;
export const translate = { key: 'staff_reviews_translate', method: 'PUT', path: '/api/staff/reviews/{id}/translation/' } as const;
export const readPhoto = { key: 'staff_reviews_photo', method: 'GET', path: '/api/staff/reviews/{id}/photos/{photo}/' } as const;
export const similar = { key: 'staff_reviews_similar', method: 'GET', path: '/api/staff/reviews/{id}/similar/' } as const;
export const csv = { key: 'staff_reviews_csv', method: 'POST', path: '/api/staff/reviews/csv/' } as const;
