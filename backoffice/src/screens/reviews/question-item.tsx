import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/questions.calls';
import { QUESTION_LENGTH } from '@vitrina/contract/values/comment-form';
import { useEffect, useRef } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { AnswerReview } from './answer-review.tsx';
import { DecisionButtons, type DecisionProps } from './decision-buttons.tsx';

export type StaffQuestion = CallReply<typeof calls.search>['items'][number];

interface QuestionItemProps extends Omit<DecisionProps, 'state'> {
  question: StaffQuestion;
  isCurrent: boolean;
}

/** A question about a product, or a buyer's answer to one. */
export function QuestionItem({ question, isCurrent, ...decision }: QuestionItemProps) {
  const words = useWords();
  const { moment } = useFormats();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { id, author, product, display_name, message, lang, created_at, state, refusal, answer } = question;
  const isQuestion = author === 'asker';
  return (
    <li ref={item} className="review" aria-current={isCurrent || undefined}>
      <div className="grid-line">
        <b className="grow">{product.title}</b>
        <span>{isQuestion && words('question_of')}</span>
      </div>
      <span className="grid-dim">{[display_name, moment(created_at), lang, !isQuestion && words('question_from_buyer')].filter(Boolean).join(' · ')}</span>
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
    </li>
  );
}
