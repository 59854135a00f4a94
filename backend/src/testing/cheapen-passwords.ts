import { hashSync } from '@node-rs/argon2';
import { CUSTOMER, OFFICE, STAFF } from '@vitrina/demo/known';
import pg from 'pg';

/** The least that argon2 takes. A hash names its cost, so what verifies it is the shop's own. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Lets the demo shop's people log in for a thousandth of the work: tests do it by the hundred, and the queue of hashes rests in proportion. */
export async function cheapenPasswords(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update users set password_hash = case email when $1 then $2 when $3 then $4 else $5 end
       where password_hash is not null and email = any($6)`,
      [
        CUSTOMER.email,
        hashSync(CUSTOMER.password, COST),
        STAFF.email,
        hashSync(STAFF.password, COST),
        hashSync(OFFICE.password, COST),
        [CUSTOMER.email, STAFF.email, ...OFFICE.people.map(({ email }) => email)],
      ],
    );
  } finally {
    await client.end();
  }
}
