import { staffDesk } from '@vitrina/contract/staff/desk';
import { staffSession } from '@vitrina/contract/staff/session';
import { type Binding, bind } from '../../http/bind.ts';
import { beginSession } from './begin-session.ts';
import { confirmSession } from './confirm-session.ts';
import { becomeOwner } from './first-owner.ts';
import { endSession } from './end-session.ts';
import { confirmTotp, startTotp } from './enrol-totp.ts';
import { getMe } from './get-me.ts';
import { listColleagues } from './list-colleagues.ts';
import { listFactors, removeFactor, renewRecovery } from './list-factors.ts';
import { closeSession, listSessions } from './list-sessions.ts';
import { secondStep } from './second-step.ts';
import type { StaffDeps, StaffSite } from './staff-deps.ts';

export const staffRoutes = (site: StaffSite, deps: StaffDeps): Binding[] => [
  bind(staffSession.begin, beginSession),
  bind(staffSession.second, secondStep(deps)),
  bind(staffSession.first, becomeOwner),
  bind(staffSession.me, getMe),
  bind(staffSession.end, endSession),
  bind(staffSession.confirm, confirmSession(deps)),
  bind(staffSession.sessions, listSessions),
  bind(staffSession.closeSession, closeSession),
  bind(staffSession.factors, listFactors),
  bind(staffSession.newTotp, startTotp(site, deps)),
  bind(staffSession.confirmTotp, confirmTotp(deps)),
  bind(staffSession.newRecovery, renewRecovery),
  bind(staffSession.removeFactor, removeFactor),
  bind(staffDesk.colleagues, listColleagues),
];
