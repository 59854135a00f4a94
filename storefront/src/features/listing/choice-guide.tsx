import type { GuideAnswer, GuideQuestion } from '@vitrina/contract/guides';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { Plus, X } from '../../ui/icons.tsx';
import { formatListingQuery } from '@vitrina/contract/values/listing-query';
import { listingAddress, withoutFilter } from './listing-query.ts';
import { withAnswer } from './with-answer.ts';
import './choice-guide.css';

interface ChoiceGuideProps {
  questions: readonly GuideQuestion[];
  query: ListingQuery;
  path: string;
}

/**
 * Questions whose answers set filters; links only, so that it works without scripts. One line above the products until it is opened or answered; the first
 * unanswered question is expanded.
 */
export function ChoiceGuide({ questions, query, path }: ChoiceGuideProps) {
  const text = useText();
  if (questions.length === 0) return null;
  const chosen = questions.flatMap(({ code, answers }) => answers.filter((one) => one.is_chosen).map((answer) => ({ code, answer })));
  const next = questions.find((question) => !question.answers.some((one) => one.is_chosen));
  return (
    <details className="choice-guide panel" id="guide" open={chosen.length > 0}>
      <summary>
        <h2>{text('guide_title')}</h2>
        <Plus className="icon" aria-hidden="true" />
        <span className="guide-teaser">
          {questions.map((question) => (
            <span key={question.code}>{question.title} </span>
          ))}
        </span>
      </summary>
      <p className="small muted">{text('guide_lead')}</p>
      {chosen.length > 0 && (
        <ul className="guide-chosen">
          {chosen.map(({ code, answer }) => (
            <li key={`${code} ${answer.title}`}>
              <span>
                <b>{answer.title}</b> {answer.reason}
              </span>
              <a
                className="icon-btn"
                href={listingAddress(path, withoutFilter(query, answer.filter?.code ?? ''))}
                aria-label={text('guide_remove', { title: answer.title })}
              >
                <X className="icon small-icon" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="guide-questions">
        {questions
          .filter((question) => question === next || !question.answers.some((one) => one.is_chosen))
          .map((question) => (
            <details key={question.code} open={question === next}>
              <summary>{question.title}</summary>
              <ul>
                {question.answers.map((answer) => (
                  <Answer key={answer.title} answer={answer} query={query} path={path} />
                ))}
              </ul>
            </details>
          ))}
      </div>
    </details>
  );
}

function Answer({ answer, query, path }: { answer: GuideAnswer; query: ListingQuery; path: string }) {
  const number = useNumber();
  const { filter, url } = answer;
  const { page: _, ...remaining } = query;
  const href = filter ? listingAddress(path, withAnswer(query, filter)) : `${url ?? path}${formatListingQuery(remaining)}`;
  return (
    <li>
      <a href={href}>
        <span>
          <b>{answer.title}</b> <span className="muted num">{number(answer.count)}</span>
        </span>
        {answer.reason && <small>{answer.reason}</small>}
      </a>
    </li>
  );
}
