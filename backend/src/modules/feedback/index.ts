export { answerInTransaction } from './answer-comment.ts';
export { decideInTransaction } from './decide-comment.ts';
export type { FeedbackDeps } from './feedback-deps.ts';
export { listStaffComments } from './list-staff-comments.ts';
export { exportComments } from './export-comments.ts';
export { feedbackRoutes } from './routes.ts';
export { saveComments } from './save-comments.ts';
