import { REPORT_MESSAGE, type ReportState } from '@vitrina/contract/safety';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { appealUntil, reportView } from './report-view.ts';
import { findReport, lockReport, writeAppeal } from './report-queries.ts';

/** Returns the state of a report for the holder of its code. */
export async function readReport({ code }: { code: string }, { db }: CallContext): Promise<Outcome<ReportState>> {
  const report = await findReport(db, code);
  return report ? ok(reportView(report, new Date())) : fail('error_empty_data');
}

/** Appeals against a decision once; a repeated appeal changes nothing. */
export async function appealReport({ code, message }: { code: string; message: string }, { db }: CallContext): Promise<Outcome<ReportState>> {
  return db.transaction().execute(async (db) => {
    const report = await lockReport(db, { code });
    if (!report) return fail('error_empty_data');
    if (report.appealed_at !== null) return ok(reportView(report, new Date()));
    const until = appealUntil(report);
    if (until === null || until <= new Date()) return fail('error_report_state');
    if (message.length < REPORT_MESSAGE.least)
      return fail('error_bad_input', { errors: [{ field: 'message', label_name: message === '' ? 'error_field_required' : 'error_field_too_short' }] });
    await writeAppeal(db, report.id, message);
    return ok(reportView({ ...report, appeal: message, appealed_at: new Date() }, new Date()));
  });
}
