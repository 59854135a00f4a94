import { feedback } from '@vitrina/contract/feedback';
import { questions } from '@vitrina/contract/questions';
import { type Binding, bind } from '../../http/bind.ts';
import { addComment } from './add-comment.ts';
import { addCommentPhoto, dropCommentPhoto, readCommentPhoto } from './comment-photos.ts';
import { answerComment } from './answer-comment.ts';
import { decideComment } from './decide-comment.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { listComments } from './list-comments.ts';
import { listMyComments } from './list-my-comments.ts';
import { listStaffComments } from './list-staff-comments.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { askQuestion } from './questions/ask-question.ts';
import { confirmAsked, readAsked, stopQuestionMails } from './questions/follow-question-link.ts';
import { listQuestions } from './questions/list-questions.ts';
import { rateProduct } from './rate-product.ts';

import { voteForComment } from './vote-for-comment.ts';

/** Routes of product reviews, for shoppers and staff. */
export const feedbackRoutes = (deps: FeedbackDeps): Binding[] => [
  bind(feedback.comments, listComments(deps)),
  bind(feedback.addComment, addComment(deps)),
  bind(feedback.addPhoto, addCommentPhoto(deps)),
  bind(feedback.dropPhoto, dropCommentPhoto(deps)),
  bind(feedback.photo, readCommentPhoto),
  bind(feedback.vote, voteForComment(deps)),
  bind(feedback.rate, rateProduct(deps)),
  bind(feedback.myComments, listMyComments(deps)),
  bind(feedback.staffComments, listStaffComments(deps)),
  bind(feedback.decide, decideComment),
  bind(feedback.answer, answerComment),
  bind(questions.questions, listQuestions(deps)),
  bind(questions.ask, askQuestion(deps)),
  bind(questions.answer, answerQuestion(deps)),
  bind(questions.asked, readAsked(deps)),
  bind(questions.confirm, confirmAsked(deps)),
  bind(questions.stop, async ({ code }, { db }) => stopQuestionMails(db, code)),
];
