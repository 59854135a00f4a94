/** Cookie consents of visitors. Public entry point of the module. */
export { deleteOldConsents } from './consent-queries.ts';
export { consentRoutes } from './routes.ts';
