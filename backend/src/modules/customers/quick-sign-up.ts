import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome } from '../../http/outcome.ts';
import { choosePassword } from './choose-password.ts';
import { requestAccount, type Sent } from './sign-up.ts';

/** The buyer, as stored with an order. */
export type FindBuyer = (db: Db, identifier: string) => Promise<{ email: string; name: string | null; surname: string | null } | null>;

/**
 * Creates an account after an order, with or without a password. The mail proves the order's address. A password counts only with the token
 * that chose it: a viewer of the order must not choose its buyer's password.
 */
export const quickSignUp =
  (findBuyer: FindBuyer) =>
  async ({ identifier, password }: { identifier: string; password?: string | undefined }, context: CallContext): Promise<Outcome<Sent>> => {
    const buyer = await findBuyer(context.db, identifier);
    if (!buyer) return fail('error_empty_data');
    if (password === undefined) return requestAccount(buyer, context);
    const hash = await choosePassword(password, { personal: [buyer.email, buyer.name, buyer.surname], signal: context.signal });
    if (!hash.ok) return hash;
    const { tokenId } = context.actor;
    return requestAccount(buyer, context, tokenId === null ? undefined : { hash: hash.data, tokenId });
  };
