/** Reviews, ratings and questions about products, with their moderation. Public entry point of the module. */
export { answerInTransaction } from './answer-review.ts';
export { decideInTransaction } from './moderate-review.ts';
export type { FeedbackDeps } from './feedback-deps.ts';
export { listReviewQueue, readReviewQueue } from './list-staff-reviews.ts';
export { exportReviews } from './export-reviews.ts';
export { deleteUnconfirmedQuestions } from './questions/delete-unconfirmed-questions.ts';
export { eraseQuestions, exportQuestions } from './questions/export-questions.ts';
export { stopQuestionMails } from './questions/follow-question-link.ts';
export { listQuestionQueue, readQuestionQueue } from './questions/list-queue.ts';
export { answerAsShop, decidePost } from './questions/moderate-question.ts';
export { feedbackRoutes } from './routes.ts';
export { selectCommentPhoto } from './photo-queries.ts';
export { deleteTranslation, saveTranslation, touchComment } from './translation-queries.ts';
export { lockReview } from './review-queries.ts';
export { saveQuestions, type ImportedQuestion } from './questions/save-questions.ts';
export type { QueueFilter } from './queue-filter.ts';
export { saveReviews } from './save-reviews.ts';
export { listSimilarReviews } from './similar-reviews.ts';
