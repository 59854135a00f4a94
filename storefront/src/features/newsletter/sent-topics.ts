import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';

/** The topics ticked in a form; unknown names are ignored. */
export const sentTopics = (form: URLSearchParams): NewsletterTopic[] => {
  const ticked = form.getAll('topics');
  return NEWSLETTER_TOPICS.filter((topic) => ticked.includes(topic));
};
