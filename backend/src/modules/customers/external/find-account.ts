import { isEmail } from '@vitrina/contract/values/customer-fields';
import type { ExternalProblem } from '@vitrina/contract/values/external-login';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ExternalPerson } from '../../../adapters/identity/index.ts';
import type { Db } from '../../../db/index.ts';
import type { SignupHooks } from '../confirm-signup.ts';
import { notifyProviderLinked } from './notify-provider-linked.ts';
import { insertExternalUser, insertIdentity, selectAddressOwner, selectLinkedUser, type LinkedUser } from './identity-queries.ts';

interface Asked extends Pick<SignupHooks, 'onConfirmed'> {
  provider: string;
  person: ExternalPerson;
  lang: LanguageCode;
}

/**
 * The account of somebody who came by a provider: the one they are tied to; else the one with their address, where the provider
 * decides over it and it is confirmed here too (docs/decisions/0016-external-identity.md); else a new one.
 */
export async function findAccount(db: Db, { provider, person, lang, onConfirmed }: Asked): Promise<LinkedUser | ExternalProblem> {
  const { subject, email, isVerified, isAuthoritative, name, surname } = person;
  const tied = await selectLinkedUser(db, { provider, subject });
  if (tied) return tied;
  if (!isVerified || email === null || !isEmail(email)) return 'unverified';
  const owner = await selectAddressOwner(db, email);
  if (owner && (!isAuthoritative || !owner.is_confirmed || owner.is_staff)) return 'exists';
  const user = owner ?? (await insertExternalUser(db, { email, name, surname, lang, isConfirmed: isAuthoritative }));
  if (!user || !(await insertIdentity(db, { provider, subject, userId: user.id, email }))) return 'exists';
  if (owner) await notifyProviderLinked(db, { userId: owner.id, provider, lang });
  // What was bought under the address is shown only to whom it belongs for certain.
  if (!owner && isAuthoritative) await onConfirmed(db, { userId: user.id, email });
  return user;
}
