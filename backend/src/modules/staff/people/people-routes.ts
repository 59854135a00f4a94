import { staffPeople } from '@vitrina/contract/staff/people';
import { staffSession } from '@vitrina/contract/staff/session';
import { type Binding, bind } from '../../../http/bind.ts';
import type { StaffDeps, StaffSite } from '../staff-deps.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { deactivatePerson, endPersonSessions, resetPerson } from './close-person.ts';
import { endInvitation, invitePerson } from './invite-person.ts';
import { getPerson, listPeople } from './list-people.ts';
import { endKey, listKeys, newKey } from './manage-keys.ts';
import { endRole, makeRole, saveRole } from './manage-roles.ts';
import { saveGrants } from './save-grants.ts';

export const peopleRoutes = (site: StaffSite, deps: StaffDeps): Binding[] => [
  bind(staffSession.invited, acceptInvitation),
  bind(staffPeople.list, listPeople),
  bind(staffPeople.get, getPerson),
  bind(staffPeople.save, saveGrants),
  bind(staffPeople.deactivate, deactivatePerson),
  bind(staffPeople.resetFactors, resetPerson(deps)),
  bind(staffPeople.endSessions, endPersonSessions),
  bind(
    staffPeople.invite,
    invitePerson(() => deps.origin ?? site.publicUrl),
  ),
  bind(staffPeople.endInvitation, endInvitation),
  bind(staffPeople.keys, listKeys),
  bind(staffPeople.makeKey, newKey),
  bind(staffPeople.endKey, endKey),
  bind(staffPeople.makeRole, makeRole),
  bind(staffPeople.saveRole, saveRole),
  bind(staffPeople.endRole, endRole),
];
