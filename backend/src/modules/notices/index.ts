/** Notices by mail: back in stock, price drops, new search results. Public entry point of the module. */
export { deleteOldNotices } from './delete-old-notices.ts';
export { exportNotices } from './export-notices.ts';
export { stopByCode } from './follow-link.ts';
export { eraseNotices } from './erase-notices.ts';
export { noticeRoutes } from './routes.ts';
export { enqueueFoundNotices } from './enqueue-found-notices.ts';
export { enqueueDueNotices } from './enqueue-due-notices.ts';
