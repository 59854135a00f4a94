import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffSafety } from '@vitrina/contract/staff/safety';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import { concerned, removeReported, restoreReported } from './report-effects.ts';
import { lockReport, type ReportRow, selectReports, writeAppealDecision, writeDecision } from './report-queries.ts';
import { staffReportView } from './report-view.ts';

type Reply = ReplyOf<typeof staffSafety.decide>;
const PER_PAGE = 50;

export async function listReports(
  { state, page }: { state: 'open' | 'decided'; page: number },
  { db }: CallContext,
): Promise<Outcome<{ items: Reply[]; total: number }>> {
  const { rows, total } = await selectReports(db, { state, page, perPage: PER_PAGE });
  return ok({ items: rows.map(staffReportView), total });
}

interface Decision {
  id: number;
  decision: 'none' | 'removed';
  basis: string;
  statement: string;
}

/** Decides a report once; repeating the decision changes nothing. */
export const decideReport = (input: Decision, context: CallContext): Promise<Outcome<Reply>> =>
  inStaffTransaction(context, 'reviews.moderate', async (db) => {
    const { id, decision, basis, statement } = input;
    const report = await lockReport(db, { id });
    if (!report) return fail('error_empty_data');
    if (report.decision !== null)
      return report.decision === decision && report.statement === statement ? ok(staffReportView(report)) : fail('error_report_state');
    await writeDecision(db, id, { decision, basis, statement, by: context.actor.userId });
    if (decision === 'removed') await removeReported(db, report, { id, basis, statement });
    await enqueueDecisionMails(db, report, { kind: 'report-decided', isForSubject: decision === 'removed' });
    return note(db, { id, action: 'decide', decision, statement }, context);
  });

interface AppealDecision {
  id: number;
  decision: 'upheld' | 'reversed';
  statement: string;
}

/** Decides an appeal; the staff member must differ from the first one (regulation 2022/2065, article 20 (6)). */
export const decideAppeal = ({ id, decision, statement }: AppealDecision, context: CallContext): Promise<Outcome<Reply>> =>
  inStaffTransaction(context, 'reviews.moderate', async (db) => {
    const report = await lockReport(db, { id });
    if (!report) return fail('error_empty_data');
    if (report.appeal_decision !== null)
      return report.appeal_decision === decision && report.appeal_statement === statement ? ok(staffReportView(report)) : fail('error_report_state');
    if (report.appealed_at === null) return fail('error_report_state');
    if (report.decided_by === context.actor.userId) return fail('error_forbidden');
    await writeAppealDecision(db, id, { decision, statement, by: context.actor.userId });
    if (decision === 'reversed') {
      if (report.decision === 'removed') await restoreReported(db, report, id);
      else await removeReported(db, report, { id, basis: report.basis ?? '', statement });
    }
    await enqueueDecisionMails(db, report, { kind: 'report-appeal', isForSubject: decision === 'reversed' || report.decision === 'removed' });
    return note(db, { id, action: 'appeal', decision, statement }, context);
  });

/** Mails a decision, once each, to the reporter and, if it removes or restores content, to the subject of the report. */
async function enqueueDecisionMails(
  db: Db,
  report: ReportRow,
  { kind, isForSubject }: { kind: 'report-decided' | 'report-appeal'; isForSubject: boolean },
): Promise<void> {
  const { id, email, lang } = report;
  if (email) await enqueueMail(db, { dedupeKey: `${kind}:${id}`, kind, recipient: email, lang, data: { reportId: id } });
  const other = isForSubject ? await concerned(db, report) : null;
  if (other)
    await enqueueMail(db, { dedupeKey: `${kind}-subject:${id}`, kind, recipient: other.email, lang: other.lang, data: { reportId: id, isSubject: true } });
}

interface Noted {
  id: number;
  action: string;
  decision: string;
  statement: string;
}

async function note(db: Db, { id, action, decision, statement }: Noted, context: CallContext): Promise<Outcome<Reply>> {
  const paths = [
    { path: 'decision', after: decision },
    { path: 'statement', after: statement },
  ];
  await recordChange(db, { kind: 'content_report', subjectId: String(id), version: 0, action, paths }, { context });
  return ok(staffReportView((await lockReport(db, { id })) as ReportRow));
}
