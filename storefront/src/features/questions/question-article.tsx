import type { Answer, Question } from '@vitrina/contract/question';
import { formatDate } from '@vitrina/contract/values/date';
import { isSameLanguage, languageOfTag } from '@vitrina/contract/values/same-language';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { reportAboutUrl } from '../../links/safety-links.ts';
import { Check, Globe, Store } from '../../ui/icons.tsx';

/** A question with its answers, unchanged. All of it is plain text. */
export function QuestionArticle({ question, children }: { question: Question; children?: ReactNode }) {
  const { message, display_name: name, answers } = question;
  return (
    <article className="asked" id={`question-${question.id}`}>
      <h3 className="question-text">
        <Words post={question}>{message}</Words>
      </h3>
      <About post={question} name={name} />
      {answers.map((answer) => (
        <AnswerText key={answer.id} answer={answer} />
      ))}
      {children}
    </article>
  );
}

function AnswerText({ answer }: { answer: Answer }) {
  const { info } = useShop();
  const text = useText();
  const isShop = answer.author === 'shop';
  return (
    <div className="question-answer">
      <p className="question-by">
        <b>{isShop ? text('feedback_answer', { name: info.name }) : answer.display_name}</b>
        <span className="review-mark">
          {isShop ? <Store className="icon small-icon" aria-hidden="true" /> : <Check className="icon small-icon" aria-hidden="true" />}
          {text(isShop ? 'question_by_shop' : 'feedback_verified')}
        </span>
      </p>
      <p className="question-words">
        <Words post={answer}>{answer.message}</Words>
      </p>
      <About post={answer} name={null} />
    </div>
  );
}

type Post = Pick<Question, 'id' | 'lang' | 'date'>;

/** A text in the language of its author. */
function Words({ post, children }: { post: Post; children: string }) {
  const { language } = useShop();
  return <span {...(post.lang !== language.lang && { lang: post.lang })}>{children}</span>;
}

function About({ post, name }: { post: Post; name: string | null }) {
  const shop = useShop();
  const text = useText();
  const written = isSameLanguage(post.lang, shop.language.lang) ? null : languageOfTag(post.lang);
  return (
    <p className="tiny muted question-about">
      {name && `${name}, `}
      {formatDate(post.date, shop.lang)}
      {written && (
        <span className="review-language">
          <Globe className="icon small-icon" aria-hidden="true" />
          {text(`feedback_written_${written}`)}
        </span>
      )}
      {' · '}
      <a className="link" rel="nofollow" href={reportAboutUrl(shop, { subject: 'question', id: post.id })}>
        {text('report_short')}
      </a>
    </p>
  );
}
