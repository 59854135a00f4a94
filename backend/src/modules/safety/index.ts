/** Product safety: recalls, and reports of unlawful content. Public entry point of the module. */
export { loadRecalls } from './load-recalls.ts';
export { saveRecall } from './save-recall.ts';
export { type RecallInput, type RecallRow, selectRecalls } from './recall-queries.ts';
export { safetyRoutes } from './routes.ts';
export { enqueueRecallMails } from './send-recall-mails.ts';
