import { useEffect } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import './questions.css';

export interface Question {
  /** Fragment of its address. */
  id: string;
  title: string;
  html: string;
  text_lang: string | null;
}

interface QuestionsProps {
  questions: readonly Question[];
  /** True: all answers are expanded, as for few search results. */
  isOpen?: boolean;
  /** Heading level, one below the heading above. */
  Heading?: 'h2' | 'h3';
}

/** Questions with collapsible answers; the one in the address's fragment is expanded, which alone needs a script. */
export function Questions({ questions, isOpen = false, Heading = 'h3' }: QuestionsProps) {
  useEffect(() => {
    const openLinked = () => {
      const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(linked instanceof HTMLDetailsElement)) return;
      linked.open = true;
      linked.scrollIntoView({ block: 'start' });
    };
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, []);
  return (
    <div className="questions">
      {questions.map(({ id, title, html, text_lang }) => (
        <details key={id} id={id} className="question" open={isOpen} {...(text_lang && { lang: text_lang })}>
          <summary>
            <Heading>{title}</Heading>
          </summary>
          <RichText html={html} />
        </details>
      ))}
    </div>
  );
}
