/** Calls of `questions.ts` without schemas; browsers take their paths from the served endpoint table. */
export const questions = { key: 'feedback_questions', method: 'GET' } as const;
export const ask = { key: 'feedback_questions_post', method: 'POST' } as const;
export const answer = { key: 'feedback_answers_post', method: 'POST' } as const;
export const asked = { key: 'feedback_question', method: 'GET' } as const;
export const confirm = { key: 'feedback_question_confirm', method: 'POST' } as const;
export const stop = { key: 'feedback_question_stop', method: 'POST' } as const;
