import { safety } from '@vitrina/contract/safety';
import { staffSafety } from '@vitrina/contract/staff/safety';
import { type Binding, bind } from '../../http/bind.ts';
import { appealReport, readReport } from './follow-report.ts';
import { listMyRecalls, listRecalls } from './list-recalls.ts';
import { makeReport } from './make-report.ts';
import { endRecall, listStaffRecalls, publishRecall } from './recall-desk.ts';
import { decideAppeal, decideReport, listReports } from './report-desk.ts';
import type { SafetyDeps } from './safety-deps.ts';

/** Routes of recalls, and of reports of unsafe or unlawful content. */
export const safetyRoutes = (deps: SafetyDeps): Binding[] => [
  bind(safety.recalls, listRecalls(deps)),
  bind(safety.myRecalls, listMyRecalls(deps)),
  bind(safety.report, makeReport),
  bind(safety.reportState, readReport),
  bind(safety.appeal, appealReport),
  bind(staffSafety.recalls, listStaffRecalls(deps)),
  bind(staffSafety.saveRecall, publishRecall(deps)),
  bind(staffSafety.endRecall, endRecall(deps)),
  bind(staffSafety.reports, listReports),
  bind(staffSafety.decide, decideReport),
  bind(staffSafety.decideAppeal, decideAppeal),
];
