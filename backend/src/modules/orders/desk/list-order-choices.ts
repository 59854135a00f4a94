import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderDesk } from '@vitrina/contract/staff/orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { selectCarriers, selectPlacesOf } from './order-list-queries.ts';
import { callerOf } from './search-orders.ts';

type Choices = ReplyOf<typeof orderDesk.choices>;

/** Returns the values of the list's filters: payment titles in the caller's language, carriers in use, warehouses in scope. */
export const listOrderChoices =
  ({ gateways, text }: Pick<OrderDeps, 'gateways' | 'text'>) =>
  async (_input: unknown, context: CallContext): Promise<Outcome<Choices>> => {
    const caller = callerOf(context);
    if (!caller) return fail('error_forbidden');
    const { db, lang } = context;
    const [carriers, warehouses] = await Promise.all([selectCarriers(db), selectPlacesOf(db, { lang, scope: caller.scope })]);
    const payments = gateways.map(({ code }) => ({ code, title: text(lang, `payment_${code}`) }));
    return ok({ payments: caller.seesDetails ? payments : null, carriers, warehouses });
  };
