import type { AskedQuestion } from '@vitrina/contract/questions';
import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { questionsUrl } from '../../links/questions-url.ts';
import { Check, CircleAlert, Mail } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

type QuestionStateProps = Extract<Props, { view: 'asked' }>;

/** Page behind a question's mail: confirm the address, see its state, stop the mails. */
export function QuestionState({ product, asked: question, code }: QuestionStateProps) {
  const shop = useShop();
  const text = useText();
  const { state } = question;
  const isOpen = state === 'unconfirmed';
  const icon = isOpen ? (
    <Mail className="icon large-icon" />
  ) : state === 'refused' ? (
    <CircleAlert className="icon large-icon" />
  ) : (
    <Check className="icon large-icon" />
  );
  return (
    <OrderFrame
      icon={icon}
      tone={state === 'approved' || state === 'waiting' ? 'ok' : 'wait'}
      title={text(`question_state_${state}`)}
      lead={<p>{product.title}</p>}
    >
      <div className="panel order-panel">
        <p className="question-text">{question.message}</p>
        <p className="small">{text(state === 'refused' ? `question_refused_${question.refusal}` : `question_state_${state}_text`)}</p>
      </div>
      {isOpen && <CodeForm action="confirm" code={code} button={text('question_confirm')} />}
      <p className="order-out">
        <a className="btn" href={questionsUrl({ productId: product.id }, shop)}>
          {text('question_all_of')}
        </a>
      </p>
      {!isOpen &&
        (question.is_stopped ? (
          <p className="small">{text('question_stopped')}</p>
        ) : (
          <CodeForm action="stop" code={code} button={text('mail_question_stop')} />
        ))}
    </OrderFrame>
  );
}

function CodeForm({ action, code, button }: { action: 'confirm' | 'stop'; code: string; button: string }) {
  const shop = useShop();
  return (
    <form method="post" action={questionsUrl({ productId: 0 }, shop).split('?')[0]} className="order-out">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="code" value={code} />
      <button type="submit" className={action === 'confirm' ? 'key' : 'btn'}>
        {button}
      </button>
    </form>
  );
}

/** State of the visitor's own questions. */
export function OwnQuestions({ own }: { own: readonly AskedQuestion[] }) {
  const text = useText();
  return own.map((question) => (
    <section key={`${question.date} ${question.message}`} className="order-notice">
      <p className="question-text">{question.message}</p>
      <p className="small">{text(question.state === 'refused' ? `question_refused_${question.refusal}` : `question_state_${question.state}_text`)}</p>
    </section>
  ));
}
