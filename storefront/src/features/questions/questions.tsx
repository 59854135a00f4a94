import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useShop, useText } from '../../context/shop-context.tsx';
import { questionsUrl } from '../../links/questions-url.ts';
import { QuestionArticle } from './question-article.tsx';
import './questions.css';

/** First questions with answers; all questions, the search and the forms are on a separate page. */
export function Questions({ productId, widget: { items, total } }: { productId: number; widget: ProductDetail['question_widget'] }) {
  const shop = useShop();
  const text = useText();
  const url = questionsUrl({ productId }, shop);
  return (
    <>
      <div className="asked-list">
        <div className="section-head">
          <div>
            <h2 id="questions-title">{text('question_title')}</h2>
            <p>{text('question_method')}</p>
          </div>
        </div>
        <p>
          <a className="btn compact" href={`${url}#ask`}>
            {text('question_ask')}
          </a>
        </p>
      </div>
      <div className="asked-list">
        {items.length === 0 && <p className="muted">{text('question_none')}</p>}
        {items.map((question) => (
          <QuestionArticle key={question.id} question={question} />
        ))}
        {total > 0 && (
          <p>
            <a className="btn compact" href={url}>
              {text('question_all', { count: total })}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
