import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import type { ReactNode } from 'react';
import { useText } from '../../context/shop-context.tsx';
import './topics.css';

export const TOPICS_ID = 'f-topics';
export const TOPICS_ERROR_ID = 'f-topics-error';

/** Checkboxes of topics, at least one of which is required. */
export function TopicFields({ chosen, error }: { chosen: readonly NewsletterTopic[]; error?: ReactNode }) {
  const text = useText();
  return (
    <fieldset className="newsletter-topics" id={TOPICS_ID} aria-describedby={error ? TOPICS_ERROR_ID : undefined}>
      <legend className="field-label">{text('newsletter_topics')}</legend>
      {NEWSLETTER_TOPICS.map((topic) => (
        <label key={topic}>
          <input type="checkbox" name="topics" value={topic} defaultChecked={chosen.includes(topic)} aria-invalid={error ? true : undefined} />
          <span>{text(`newsletter_topic_${topic}`)}</span>
        </label>
      ))}
      {error}
    </fieldset>
  );
}
