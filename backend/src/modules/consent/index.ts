export { deleteOldConsents } from './consent-queries.ts';
export { consentRoutes } from './routes.ts';
