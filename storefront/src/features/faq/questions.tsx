import { useEffect } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import './questions.css';

export interface Question {
  /** Anchor. */
  id: string;
  title: string;
  html: string;
  text_lang: string | null;
}

interface QuestionsProps {
  questions: readonly Question[];
  /** All answers stand open: few were found. */
  isOpen?: boolean;
  /** One below what stands over them: `h2` where that is the page's title. */
  Heading?: 'h2' | 'h3';
}

/** Questions whose answers unfold; the one that the address names stands open. Works without script but for that. */
export function Questions({ questions, isOpen = false, Heading = 'h3' }: QuestionsProps) {
  useEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(named instanceof HTMLDetailsElement)) return;
      named.open = true;
      named.scrollIntoView({ block: 'start' });
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
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
