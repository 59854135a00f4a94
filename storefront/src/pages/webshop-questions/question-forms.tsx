import { DISPLAY_NAME_LENGTH, QUESTION_LENGTH } from '@vitrina/contract/values/comment-form';
import { useShop, useText } from '../../context/shop-context.tsx';
import { ErrorSummary } from '../../features/checkout/error-summary.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { questionsUrl } from '../../links/questions-url.ts';
import { fieldId } from '../../ui/field.tsx';
import type { Props, Typed } from './load.ts';

type List = Extract<Props, { view: 'list' }>;

interface FormProps extends Pick<List, 'product' | 'identifier' | 'typed'> {
  /** E-mail of a confirmed account; `null`: the form asks for one. */
  email: string | null;
}

const NOTHING: Pick<Typed, 'display_name' | 'message' | 'email' | 'errors' | 'problem'> = {
  display_name: '',
  message: '',
  email: '',
  errors: {},
  problem: null,
};

/** Question form, open to all visitors with an e-mail address. Works without scripts: it is sent to the page itself. */
export function QuestionForm({ product, identifier, email, typed }: FormProps) {
  const shop = useShop();
  const text = useText();
  const { errors, problem, ...values } = typed.questionId === null ? typed : NOTHING;
  const fields = email === null ? (['message', 'display_name', 'email'] as const) : (['message', 'display_name'] as const);
  const listed = fields.flatMap((name) => (errors[name] ? [{ id: fieldId('f', name), name: text(`question_field_${name}`) }] : []));
  return (
    <section className="panel order-panel" id="ask" tabIndex={-1} aria-labelledby="ask-title">
      <h2 id="ask-title">{text('question_ask')}</h2>
      <form method="post" action={`${questionsUrl({ productId: product.id, identifier }, shop)}#ask`} noValidate className="plain-form">
        <ErrorSummary errors={listed} message={problem && text(problem)} />
        <PlainField
          name="message"
          type="area"
          label={text('question_field_message')}
          value={values.message}
          error={errors.message}
          hint={text('question_message_hint')}
          maxLength={QUESTION_LENGTH}
        />
        <PlainField
          name="display_name"
          label={text('question_field_display_name')}
          value={values.display_name}
          error={errors.display_name}
          hint={text('feedback_name_hint')}
          autoComplete="nickname"
          maxLength={DISPLAY_NAME_LENGTH}
        />
        {email === null ? (
          <PlainField
            name="email"
            type="email"
            label={text('question_field_email')}
            value={values.email}
            error={errors.email}
            hint={text('question_email_hint')}
            autoComplete="email"
            maxLength={254}
          />
        ) : (
          <p className="small">{text('question_email_own', { email })}</p>
        )}
        <p className="order-out">
          <button type="submit" className="key">
            {text('feedback_send')}
          </button>
        </p>
        <p className="field-hint">{text('question_rules')}</p>
      </form>
    </section>
  );
}

/** Answer form for buyers of the product. */
export function AnswerForm({ question, product, identifier, typed }: Omit<FormProps, 'email'> & { question: number }) {
  const shop = useShop();
  const text = useText();
  const isTyped = typed.questionId === question;
  const { errors, problem, ...values } = isTyped ? typed : NOTHING;
  const summary = Object.values(errors)[0] ?? problem;
  const name = (field: string): string => `a${question}-${field}`;
  return (
    <details className="question-reply" open={isTyped}>
      <summary className="link">{text('question_answer')}</summary>
      <form method="post" action={`${questionsUrl({ productId: product.id, identifier }, shop)}#question-${question}`} noValidate className="plain-form">
        {summary && (
          <p className="field-error" role="alert">
            {text(summary)}
          </p>
        )}
        <input type="hidden" name="question" value={question} />
        <label className="field">
          <span className="field-label">{text('question_field_answer')}</span>
          <textarea
            id={name('message')}
            className="input area"
            name="message"
            rows={4}
            maxLength={QUESTION_LENGTH}
            defaultValue={values.message}
            aria-required
          />
        </label>
        <label className="field">
          <span className="field-label">{text('question_field_display_name')}</span>
          <input
            id={name('name')}
            className="input"
            name="display_name"
            autoComplete="nickname"
            maxLength={DISPLAY_NAME_LENGTH}
            defaultValue={values.display_name}
            aria-required
          />
        </label>
        <p>
          <button type="submit" className="btn">
            {text('feedback_send')}
          </button>
        </p>
      </form>
    </details>
  );
}
