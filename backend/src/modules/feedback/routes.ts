import { feedback } from '@vitrina/contract/feedback';
import { type Binding, bind } from '../../http/bind.ts';
import { addComment } from './add-comment.ts';
import { answerComment } from './answer-comment.ts';
import { decideComment } from './decide-comment.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { listComments } from './list-comments.ts';
import { listMyComments } from './list-my-comments.ts';
import { listStaffComments } from './list-staff-comments.ts';
import { rateProduct } from './rate-product.ts';

/** What buyers say of products, and what staff do with it. */
export const feedbackRoutes = (deps: FeedbackDeps): Binding[] => [
  bind(feedback.comments, listComments(deps)),
  bind(feedback.addComment, addComment(deps)),
  bind(feedback.rate, rateProduct(deps)),
  bind(feedback.myComments, listMyComments(deps)),
  bind(feedback.staffComments, listStaffComments(deps)),
  bind(feedback.decide, decideComment),
  bind(feedback.answer, answerComment),
];
