import type { GivenScope } from '@vitrina/contract/staff/people';
import { isEmail } from '@vitrina/contract/values/email';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { recordChange } from '../../changes/index.ts';
import { isOverLimit } from '../../customers/index.ts';
import { resolveGrants } from './resolve-grants.ts';
import { inPeopleStep } from './in-people-step.ts';
import { endInvitationRow, insertInvitation, selectInvitation } from './invitation-queries.ts';
import { isWithin } from './is-within.ts';
import { isStaffEmail } from './people-queries.ts';
import { scopeView } from './people-view.ts';

const HOUR = 3600;
const MAX_INVITATIONS = 50;

interface InvitationInput {
  email: string;
  name: string;
  mail_lang?: LanguageCode | undefined;
  grants: readonly (GivenScope & { role: string })[];
}

/** Mails an invitation to a colleague with these roles; an open one for this address expires. */
export const invitePerson =
  (office: () => string) =>
  (input: InvitationInput, context: CallContext): Promise<Outcome<{ id: number; expires_at: string }>> =>
    inPeopleStep(context, async (db, own) => {
      const { userId } = context.actor;
      const email = input.email.trim().toLowerCase();
      if (userId === null) return fail('error_unauthorized');
      if (!isEmail(email)) return refuseEmail('error_email_invalid');
      const resolved = await resolveGrants(
        db,
        input.grants.map((grant, i) => ({ ...grant, field: `grants.${i}` })),
      );
      if (!resolved.ok) return resolved;
      if (!isWithin(own, resolved.data)) return fail('error_more_than_own');
      if (await isStaffEmail(db, email)) return refuseEmail('error_field_unknown_value');
      if (await isOverLimit(db, [{ key: `staff-invite:${userId}`, most: MAX_INVITATIONS }], HOUR))
        return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
      const { id, code, expiresAt } = await insertInvitation(db, { email, name: input.name, grants: resolved.data, by: userId });
      await enqueueMail(db, {
        dedupeKey: `staff-invited:${id}`,
        kind: 'staff-invited',
        recipient: email,
        lang: input.mail_lang ?? context.lang,
        data: { linkCode: code, office: office() },
      });
      const paths = resolved.data.map((grant) => ({ path: `grants.${grant.role}`, after: scopeView(grant) }));
      await recordChange(db, { kind: 'staff-invitation', subjectId: String(id), version: 0, action: 'invite', paths }, { context });
      return ok({ id, expires_at: expiresAt.toISOString() });
    });

const refuseEmail = (label_name: 'error_email_invalid' | 'error_field_unknown_value'): Outcome<never> =>
  fail('error_bad_input', { errors: [{ field: 'email', label_name }] });

export const endInvitation = ({ id }: { id: number }, context: CallContext): Promise<Outcome<{ id: number }>> =>
  inPeopleStep(context, async (db, own) => {
    const invitation = await selectInvitation(db, { id });
    if (!invitation) return fail('error_empty_data');
    if (!isWithin(own, invitation.grants)) return fail('error_more_than_own');
    await endInvitationRow(db, id);
    await recordChange(db, { kind: 'staff-invitation', subjectId: String(id), version: 0, action: 'end', paths: [] }, { context });
    return ok({ id });
  });
