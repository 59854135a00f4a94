/** Newsletter: subscriptions, preferences, sending. Public entry point of the module. */
export { deleteOldSubscriptions } from './delete-old-subscriptions.ts';
export type { NewsletterDeps } from './newsletter-deps.ts';
export { insertNewsletter, type NewsletterInput } from './newsletter-queries.ts';
export { stopByCode as stopNewsletterByCode } from './preferences.ts';
export { newsletterRoutes } from './routes.ts';
export { cleanTexts } from './save-newsletter.ts';
export { sendNewsletter } from './send-newsletter.ts';
export { eraseNewsletter, exportNewsletter } from './subscriber-data.ts';
export { deleteNewsletters, type SentNewsletterInput, saveNewsletters } from './save-newsletters.ts';
