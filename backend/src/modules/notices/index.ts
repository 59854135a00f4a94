export { exportNotices } from './export-notices.ts';
export { stopByCode } from './follow-link.ts';
export { noticeRoutes } from './routes.ts';
export { enqueueDueNotices } from './send-due-notices.ts';
