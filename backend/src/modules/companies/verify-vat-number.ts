import { sql } from 'kysely';
import type { VatRegister } from '../../adapters/vat/vies.ts';
import type { Db } from '../../db/index.ts';

/**
 * Checks one VAT number of the Union in the register, outside any transaction, and stores the answer. It is asked for again after 12 hours if the
 * number was valid, after ten minutes if invalid, after one minute if the register gave no answer.
 */
export async function verifyVatNumber(db: Db, register: VatRegister | undefined, number: string): Promise<void> {
  if (!register || (await isFresh(db, number))) return;
  const answer = await register.check(number);
  const reference = answer.kind === 'valid' ? answer.reference : null;
  await sql`
    insert into vat_checks (number, country, state, reference, asked_at) values (${number}, ${number.slice(0, 2)}, ${answer.kind}, ${reference}, now())
    on conflict (number) do update set state = excluded.state, reference = excluded.reference, asked_at = excluded.asked_at`.execute(db);
}

async function isFresh(db: Db, number: string): Promise<boolean> {
  const { rows } = await sql`
    select from vat_checks where number = ${number}
      and asked_at > now() - case state when 'valid' then interval '12 hours' when 'invalid' then interval '10 minutes' else interval '1 minute' end`.execute(
    db,
  );
  return rows.length > 0;
}
