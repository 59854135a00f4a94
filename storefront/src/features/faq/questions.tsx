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
}

/** Questions whose answers unfold; the one that the address names stands open. Works without script but for that. */
export function Questions({ questions, isOpen = false }: QuestionsProps) {
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
            <h3>{title}</h3>
          </summary>
          <RichText html={html} />
        </details>
      ))}
    </div>
  );
}
