import type { CartCustomer } from '@vitrina/contract/cart';
import { sql } from 'kysely';
import { type Db, json } from '../../db/index.ts';

interface SeedUser {
  email: string;
  /** `null`: no login by password. */
  password_hash: string | null;
  name: string;
  surname: string;
  display_name: string;
  is_staff: boolean;
  /** Address for the checkout. */
  customer?: CartCustomer;
}

export async function saveUsers(db: Db, users: readonly SeedUser[]): Promise<void> {
  await sql`
    insert into users (email, password_hash, name, surname, display_name, is_staff, customer, confirmed_at)
    select email, password_hash, name, surname, display_name, is_staff, customer, now()
    from jsonb_to_recordset(${json(users)}::jsonb)
      as u(email text, password_hash text, name text, surname text, display_name text, is_staff boolean, customer jsonb) on conflict (email) do nothing`.execute(
    db,
  );
}
