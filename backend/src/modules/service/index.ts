/** Back office apart from orders and goods: customers, reviews, mails, maintenance. Public entry point of the module. */
import { staffActivity } from '@vitrina/contract/staff/activity';
import { staffNotices } from '@vitrina/contract/staff/notices';
import { staffCustomers } from '@vitrina/contract/staff/customers';
import { staffGuests } from '@vitrina/contract/staff/guests';
import { staffQuestions } from '@vitrina/contract/staff/questions';
import { staffReplies } from '@vitrina/contract/staff/replies';
import { staffReviews } from '@vitrina/contract/staff/reviews';
import { type Binding, bind } from '../../http/bind.ts';
import { listQuestionQueue, listReviewQueue, listSimilarReviews } from '../feedback/index.ts';
import { emptyCaches, getMaintenance, retryMails, switchMaintenance } from './activity-desk.ts';
import { endCustomerSessions, eraseCustomer, exportCustomer, getCustomer, mergeGuests, noteCustomer } from './customer-desk.ts';
import { exportCustomers, searchCustomers } from './customer-list.ts';
import { eraseGuest, exportGuest, getGuest, noteGuest } from './guest-desk.ts';
import { exportGuests, searchGuests } from './guest-list.ts';
import { exportJobs, listJobs, retryJob } from './job-desk.ts';
import { exportMails, listMails } from './mail-list.ts';
import { listNotices } from './list-notices.ts';
import { exportQuestions, exportReviews } from './queue-files.ts';
import { answerQuestion, decideQuestions } from './question-desk.ts';
import { createReply, listReplies, removeReply, saveReply } from './reply-desk.ts';
import { answerReview, decideReviews, readReviewPhoto, translateReview } from './review-desk.ts';
import type { ServiceDeps } from './service-deps.ts';
import { dropView, saveColumns, saveView, listViews, readColumns } from './view-desk.ts';

export { eraseNotes } from './customer-queries.ts';

export const serviceRoutes = (deps: ServiceDeps): Binding[] => [
  bind(staffCustomers.search, searchCustomers),
  bind(staffCustomers.csv, exportCustomers),
  bind(staffCustomers.get, getCustomer(deps)),
  bind(staffCustomers.note, noteCustomer),
  bind(staffCustomers.merge, mergeGuests(deps)),
  bind(staffCustomers.endSessions, endCustomerSessions),
  bind(staffCustomers.exportData, exportCustomer(deps)),
  bind(staffCustomers.erase, eraseCustomer(deps)),
  bind(staffGuests.search, searchGuests),
  bind(staffGuests.get, getGuest(deps)),
  bind(staffGuests.note, noteGuest(deps)),
  bind(staffGuests.exportData, exportGuest(deps)),
  bind(staffGuests.erase, eraseGuest(deps)),
  bind(staffGuests.csv, exportGuests),
  bind(staffReviews.search, listReviewQueue(deps.feedback)),
  bind(staffReviews.csv, exportReviews(deps.feedback)),
  bind(staffReviews.similar, listSimilarReviews(deps.feedback)),
  bind(staffReviews.decide, decideReviews),
  bind(staffReviews.answer, answerReview),
  bind(staffReviews.translate, translateReview),
  bind(staffReviews.readPhoto, readReviewPhoto),
  bind(staffQuestions.search, listQuestionQueue(deps.feedback)),
  bind(staffQuestions.csv, exportQuestions(deps.feedback)),
  bind(staffQuestions.decide, decideQuestions),
  bind(staffQuestions.answer, answerQuestion),
  bind(staffReplies.list, listReplies),
  bind(staffReplies.create, createReply),
  bind(staffReplies.save, saveReply),
  bind(staffReplies.remove, removeReply),
  bind(staffActivity.mails, listMails),
  bind(staffActivity.mailsCsv, exportMails),
  bind(staffActivity.retryMails, retryMails),
  bind(staffActivity.maintenance, getMaintenance),
  bind(staffActivity.setMaintenance, switchMaintenance),
  bind(staffActivity.clearCaches, emptyCaches(deps)),
  bind(staffActivity.jobs, listJobs),
  bind(staffActivity.jobsCsv, exportJobs),
  bind(staffActivity.retryJob, retryJob),
  bind(staffNotices.list, listNotices(deps)),
  bind(staffNotices.views, listViews),
  bind(staffNotices.saveView, saveView),
  bind(staffNotices.columns, readColumns),
  bind(staffNotices.saveColumns, saveColumns),
  bind(staffNotices.dropView, dropView),
];
