export { exportComments } from './export-comments.ts';
export { feedbackRoutes } from './routes.ts';
export { saveComments } from './save-comments.ts';
