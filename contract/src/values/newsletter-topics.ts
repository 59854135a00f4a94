/** Newsletter topics subscribers choose from. */
export const NEWSLETTER_TOPICS = ['offers', 'new_products', 'guides'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];
