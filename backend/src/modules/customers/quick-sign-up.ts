import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome } from '../../http/outcome.ts';
import { askForAccount, type Sent } from './sign-up.ts';

/** Who bought, as an order says. */
export type FindBuyer = (db: Db, identifier: string) => Promise<{ email: string; name: string | null; surname: string | null } | null>;

/** An account after an order, with nothing to type. The order's address proves itself by the mail. */
export const quickSignUp =
  (findBuyer: FindBuyer) =>
  async ({ identifier }: { identifier: string }, context: CallContext): Promise<Outcome<Sent>> => {
    const buyer = await findBuyer(context.db, identifier);
    return buyer ? askForAccount(buyer, context) : fail('error_empty_data');
  };
