import { feedback } from '@vitrina/contract/feedback';
import { questions } from '@vitrina/contract/questions';
import { type Binding, bind } from '../../http/bind.ts';
import { addReview } from './add-review.ts';
import { addReviewPhoto, dropReviewPhoto, readReviewPhoto } from './review-photos.ts';
import { answerReview } from './answer-review.ts';
import { moderateReview } from './moderate-review.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { listReviews } from './list-reviews.ts';
import { listMyReviews } from './list-my-reviews.ts';
import { listStaffReviews } from './list-staff-reviews.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { askQuestion } from './questions/ask-question.ts';
import { confirmByLink, readByLink, stopQuestionMails } from './questions/follow-question-link.ts';
import { listQuestions } from './questions/list-questions.ts';
import { rateProduct } from './rate-product.ts';

import { voteForReview } from './vote-for-review.ts';

/** Routes of product reviews, for shoppers and staff. */
export const feedbackRoutes = (deps: FeedbackDeps): Binding[] => [
  bind(feedback.comments, listReviews(deps)),
  bind(feedback.addComment, addReview(deps)),
  bind(feedback.addPhoto, addReviewPhoto(deps)),
  bind(feedback.dropPhoto, dropReviewPhoto(deps)),
  bind(feedback.photo, readReviewPhoto),
  bind(feedback.vote, voteForReview(deps)),
  bind(feedback.rate, rateProduct(deps)),
  bind(feedback.myComments, listMyReviews(deps)),
  bind(feedback.staffComments, listStaffReviews(deps)),
  bind(feedback.decide, moderateReview),
  bind(feedback.answer, answerReview),
  bind(questions.questions, listQuestions(deps)),
  bind(questions.ask, askQuestion(deps)),
  bind(questions.answer, answerQuestion(deps)),
  bind(questions.asked, readByLink(deps)),
  bind(questions.confirm, confirmByLink(deps)),
  bind(questions.stop, async ({ code }, { db }) => stopQuestionMails(db, code)),
];
