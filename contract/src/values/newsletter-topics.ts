/** What a newsletter can be about; subscribers choose among them. */
export const NEWSLETTER_TOPICS = ['offers', 'new_products', 'guides'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];
