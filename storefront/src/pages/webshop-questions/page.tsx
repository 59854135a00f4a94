import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { QuestionArticle } from '../../features/questions/question-article.tsx';
import '../../features/questions/questions.css';
import { homeUrl } from '../../links/page-links.ts';
import { PreviousNext } from '../../ui/previous-next.tsx';
import { ProductHead } from '../../ui/product-head.tsx';
import { questionsUrl } from '../../links/questions-url.ts';
import { QuestionForm, AnswerForm } from './question-forms.tsx';
import type { Props } from './load.ts';
import { QuestionState, OwnQuestions } from './question-state.tsx';

/** All questions about a product with a search; the forms to ask and to answer. */
export function Page(props: Props) {
  return props.view === 'asked' ? <QuestionState {...props} /> : <QuestionList {...props} />;
}

type List = Extract<Props, { view: 'list' }>;

function QuestionList(props: List) {
  const text = useText();
  const { product, list, sent, identifier, typed } = props;
  return (
    <OrderFrame
      title={text('question_page', { title: product.title })}
      lead={
        <ProductHead path={product.image}>
          <p>
            <a className="link" href={product.url}>
              {text('feedback_to_product')}
            </a>
          </p>
        </ProductHead>
      }
      aside={
        <div className="asked-list">
          {sent && (
            <p className="order-notice" id="sent" role="status">
              {text(`question_sent_${sent}`)}
            </p>
          )}
          <OwnQuestions own={list.own} />
          <QuestionForm product={product} identifier={identifier} email={list.email} typed={typed} />
        </div>
      }
    >
      <section className="asked-list" aria-labelledby="list-title">
        <h2 id="list-title">{text('question_title')}</h2>
        <p className="small">{text('question_method')}</p>
        {(list.items.length > 0 || list.q !== '') && <Search {...props} />}
        {list.items.length === 0 && <p className="muted">{list.q ? text('question_not_found', { words: list.q }) : text('question_none')}</p>}
        {list.items.map((question) => (
          <QuestionArticle key={question.id} question={question}>
            {list.has_bought && <AnswerForm question={question.id} product={product} identifier={identifier} typed={typed} />}
          </QuestionArticle>
        ))}
        <Pages {...props} />
        {!list.has_bought && <p className="small">{text('question_not_bought')}</p>}
      </section>
    </OrderFrame>
  );
}

/** Search in questions and answers. */
function Search({ product, identifier, list }: List) {
  const shop = useShop();
  const text = useText();
  return (
    <search>
      <form method="get" action={`${homeUrl(shop)}webshop/questions/`} className="question-search">
        <input type="hidden" name="product" value={product.id} />
        {identifier && <input type="hidden" name="identifier" value={identifier} />}
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={list.q}
          maxLength={100}
          aria-label={text('question_search')}
          placeholder={text('question_search')}
        />
        <button type="submit" className="btn">
          {text('question_find')}
        </button>
      </form>
    </search>
  );
}

function Pages({ product, identifier, list: { pagination, q } }: List) {
  const shop = useShop();
  const { page, pages } = pagination;
  return <PreviousNext page={page} pages={pages} to={(page) => questionsUrl({ productId: product.id, identifier, q, page }, shop)} className="order-out" />;
}
