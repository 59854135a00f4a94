import { staffDesk } from '@vitrina/contract/staff/desk';
import { staffSession } from '@vitrina/contract/staff/session';
import { type Binding, bind } from '../../http/bind.ts';
import { beginSession } from './begin-session.ts';
import { confirmSession } from './confirm-session.ts';
import { becomeOwner } from './first-owner.ts';
import { endSession } from './end-session.ts';
import { confirmTotp, startTotp } from './enrol-totp.ts';
import { getMe, getMeOrNull } from './get-me.ts';
import { listColleagues } from './list-colleagues.ts';
import { listFactors, removeFactor, renewRecovery } from './list-factors.ts';
import { closeSession, listSessions } from './list-sessions.ts';
import { addPasskey, passkeyOptions } from './passkeys/add-passkey.ts';
import { officeParty } from './passkeys/office-party.ts';
import { confirmByPasskey, passkeyStep, proofOptions } from './passkeys/prove-by-passkey.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { secondStep } from './second-step.ts';
import type { StaffDeps, StaffSite } from './staff-deps.ts';

const passkeyRoutes = (site: StaffSite, deps: StaffDeps): Binding[] => {
  const party = () => officeParty(site, deps);
  return [
    bind(staffSession.passkeyOptions, proofOptions(party)),
    bind(staffSession.passkey, passkeyStep(party)),
    bind(staffSession.confirmOptions, proofOptions(party)),
    bind(staffSession.confirmPasskey, confirmByPasskey(party)),
    bind(staffSession.newPasskey, passkeyOptions(party)),
    bind(staffSession.addPasskey, addPasskey(party, deps)),
  ];
};

export const staffRoutes = (site: StaffSite, deps: StaffDeps): Binding[] => [
  bind(staffSession.begin, beginSession),
  bind(staffSession.second, secondStep(deps)),
  bind(staffSession.first, becomeOwner),
  bind(staffSession.me, getMe(site)),
  bind(staffSession.look, getMeOrNull(site)),
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
  ...passkeyRoutes(site, deps),
  ...peopleRoutes(site, deps),
];
