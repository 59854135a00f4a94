import * as calls from '@vitrina/contract/staff/questions.calls';
import { QUESTION_LENGTH } from '@vitrina/contract/values/comment-form';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { nameOfLang } from '../../language/name-of-lang.ts';
import { useFormats } from '../../language/use-formats.ts';
import type { StaffQuestion } from './read-queue.ts';
import { AnswerReview } from './answer-review.tsx';
import { DecisionButtons, type DecisionProps } from './decision-buttons.tsx';

interface QuestionItemProps extends Omit<DecisionProps, 'state'> {
  question: StaffQuestion;
}

/** A question about a product, or a buyer's answer to one. */
export function QuestionItem({ question, ...decision }: QuestionItemProps) {
  const words = useWords();
  const { moment } = useFormats();
  const { id, author, product, display_name, message, lang, created_at, state, refusal, answer } = question;
  const isQuestion = author === 'asker';
  return (
    <div className="review">
      {isQuestion && <span>{words('question_of')}</span>}
      <span className="grid-dim">
        {[display_name, moment(created_at), nameOfLang(lang), !isQuestion && words('question_from_buyer')].filter(Boolean).join(' · ')}
      </span>
      {question.question !== null && <p className="review-answer">{words('question_answer_to', { question: question.question })}</p>}
      <p className="review-text" lang={lang}>
        {message}
      </p>
      {refusal && <p className="problem">{words(`refusal_${refusal}`)}</p>}
      {isQuestion && state !== 'refused' && (
        <AnswerReview
          name={`question:${id}`}
          answer={answer ?? ''}
          most={QUESTION_LENGTH}
          kind="question"
          lang={lang}
          names={{ name: display_name, product: product.title }}
          onAnswer={(text, idempotencyKey) => callStaff(calls.answer, { id, message: text }, { idempotencyKey })}
        />
      )}
      <DecisionButtons state={state} {...decision} />
    </div>
  );
}
