import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { ReportState } from '@vitrina/contract/safety';
import type { staffSafety } from '@vitrina/contract/staff/safety';
import type { ReportRow } from './report-queries.ts';

/** Days of six months (regulation 2022/2065, article 20). */
const APPEAL_DAYS = 183;

/** `P-12`: public number of a report. */
export const reportNumber = (id: number): string => `P-${id}`;

export const appealUntil = ({ decided_at }: Pick<ReportRow, 'decided_at'>): Date | null =>
  decided_at === null ? null : new Date(decided_at.getTime() + APPEAL_DAYS * 86_400_000);

const common = (row: ReportRow) => ({
  number: reportNumber(row.id),
  subject: row.subject,
  address: row.address,
  ground: row.ground,
  received_at: row.received_at.toISOString(),
  decision: row.decision,
  basis: row.basis,
  statement: row.statement,
  decided_at: row.decided_at?.toISOString() ?? null,
  appealed_at: row.appealed_at?.toISOString() ?? null,
  appeal_decision: row.appeal_decision,
  appeal_statement: row.appeal_statement,
});

/** Returns a report for the holder of its code, without the deciding staff. */
export function reportView(row: ReportRow, now: Date): ReportState {
  const until = appealUntil(row);
  return { ...common(row), appeal_until: until && until > now && row.appealed_at === null ? until.toISOString() : null };
}

export const staffReportView = (row: ReportRow): ReplyOf<typeof staffSafety.decide> => ({
  ...common(row),
  id: row.id,
  subject_id: row.subject_id,
  message: row.message,
  name: row.name,
  email: row.email,
  lang: row.lang,
  appeal: row.appeal,
  appeal_decided_at: row.appeal_decided_at?.toISOString() ?? null,
});
