/** Calls of `feedback.ts` without schemas; browsers take their paths from the served endpoint table. */
export const comments = { key: 'feedback_comments', method: 'GET' } as const;
export const addComment = { key: 'feedback_comments_post', method: 'POST' } as const;
export const addPhoto = { key: 'feedback_photos_post', method: 'POST' } as const;
export const photo = { key: 'feedback_photo', method: 'GET' } as const;
export const dropPhoto = { key: 'feedback_photos_delete', method: 'DELETE' } as const;
export const vote = { key: 'feedback_helpful', method: 'POST' } as const;
export const rate = { key: 'feedback_rate', method: 'POST' } as const;
export const myComments = { key: 'auth_my_comments', method: 'GET' } as const;
export const staffComments = { key: 'feedback_staff_comments', method: 'GET' } as const;
export const decide = { key: 'feedback_staff_decision', method: 'POST' } as const;
export const answer = { key: 'feedback_staff_answer', method: 'POST' } as const;
