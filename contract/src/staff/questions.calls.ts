/** Calls of `questions.ts` without schemas. */
export const search = { key: 'staff_questions_list', method: 'POST', path: '/api/staff/questions/search/' } as const;
export const decide = { key: 'staff_questions_decide', method: 'POST', path: '/api/staff/questions/decisions/' } as const;
export const answer = { key: 'staff_questions_answer', method: 'PUT', path: '/api/staff/questions/{id}/answer/' } as const;
export const csv = { key: 'staff_questions_csv', method: 'POST', path: '/api/staff/questions/csv/' } as const;
