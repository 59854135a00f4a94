import type { Db } from '@vitrina/backend/db';
import { hashPassword, lacksUsers, saveStaff, saveUsers } from '@vitrina/backend/seed';
import { OFFICE } from '../known.ts';

/** Returns the logins of the back office as users; they share one hash, as their password is published. */
export async function officeUsers(): Promise<Parameters<typeof saveUsers>[1]> {
  const hash = await hashPassword(OFFICE.password);
  return OFFICE.people.map(({ email, name, surname }) => ({
    email,
    password_hash: hash,
    name,
    surname,
    display_name: `${name} ${surname}`,
    is_staff: true,
  }));
}

/** Assigns role and second factor to the existing users among them. */
export const saveOffice = (db: Db): Promise<void> =>
  saveStaff(
    db,
    OFFICE.people.map(({ email, role }) => ({ email, role, secret: OFFICE.totpSecret })),
  );

/** Adds the logins of the back office to a demo shop that was loaded before the back office existed. */
export async function completeOffice(db: Db): Promise<void> {
  const emails = OFFICE.people.map(({ email }) => email);
  if (!(await lacksUsers(db, emails))) return;
  await saveUsers(db, await officeUsers());
  await saveOffice(db);
}
