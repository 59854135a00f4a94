import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';

/** The topics that a form has ticked; names that we do not know are left out. */
export const sentTopics = (form: URLSearchParams): NewsletterTopic[] => {
  const ticked = form.getAll('topics');
  return NEWSLETTER_TOPICS.filter((topic) => ticked.includes(topic));
};
