import { isEmail } from '@vitrina/contract/values/email';
import type { ExternalProblem } from '@vitrina/contract/values/external-login';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ExternalPerson } from '../../../adapters/identity/index.ts';
import type { Db } from '../../../db/index.ts';
import type { SignupHooks } from '../confirm-signup.ts';
import { notifyProviderLinked } from './notify-provider-linked.ts';
import { insertExternalUser, insertIdentity, selectAddressOwner, selectLinkedUser, type LinkedUser } from './identity-queries.ts';

interface ProvenIdentity extends Pick<SignupHooks, 'onConfirmed'> {
  provider: string;
  person: ExternalPerson;
  lang: LanguageCode;
}

/**
 * The account for an identity: the linked one; else the one with its address, if the provider controls that address and it is confirmed here too
 * (docs/decisions/0016-external-identity.md); else a new one.
 */
export async function findAccount(db: Db, { provider, person, lang, onConfirmed }: ProvenIdentity): Promise<LinkedUser | ExternalProblem> {
  const { subject, email, isVerified, isAuthoritative, name, surname } = person;
  const tied = await selectLinkedUser(db, { provider, subject });
  if (tied) return tied;
  if (!isVerified || email === null || !isEmail(email)) return 'unverified';
  const owner = await selectAddressOwner(db, email);
  if (owner && (!isAuthoritative || !owner.is_confirmed || owner.is_staff)) return 'exists';
  const user = owner ?? (await insertExternalUser(db, { email, name, surname, lang, isConfirmed: isAuthoritative }));
  if (!user || !(await insertIdentity(db, { provider, subject, userId: user.id, email }))) return 'exists';
  if (owner) await notifyProviderLinked(db, { userId: owner.id, provider, lang });
  // Orders under the address are assigned only to its proven owner.
  if (!owner && isAuthoritative) await onConfirmed(db, { userId: user.id, email });
  return user;
}
