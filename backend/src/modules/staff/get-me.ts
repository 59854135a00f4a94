import { PERMISSIONS } from '@vitrina/contract/staff/permissions';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffSession } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { readSelf } from './read-self.ts';
import { IDLE_MINUTES } from './session-cookie.ts';
import type { StaffSite } from './staff-deps.ts';

type Me = ReplyOf<typeof staffSession.me>;

/** The logged-in staff member, with permissions and warehouses. */
export const getMe =
  (site: Pick<StaffSite, 'publicUrl'>) =>
  async (_input: unknown, context: CallContext): Promise<Outcome<Me>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    const { email, name, confirmed_until, ends_at } = self.row;
    return ok({
      user: { id: self.userId, email, name },
      roles: (context.staff?.grants ?? []).map(({ role }) => role),
      permissions: permissionsOf(context),
      confirmed_until: confirmed_until?.toISOString() ?? null,
      ends_at: ends_at.toISOString(),
      idle_minutes: IDLE_MINUTES,
      shop_url: site.publicUrl,
    });
  };

const permissionsOf = ({ staff }: CallContext): Me['permissions'] =>
  Object.fromEntries(
    PERMISSIONS.flatMap((permission) => {
      const scope = scopeOf(staff, permission);
      if (!scope) return [];
      const { markets, warehouses, languages, refundLimit } = scope;
      const list = <T>(values: readonly T[] | null): T[] | null => values && [...values];
      return [
        [
          permission,
          { markets: list(markets), warehouses: list(warehouses), languages: list(languages), refund_limit: refundLimit === null ? null : refundLimit / 100 },
        ],
      ];
    }),
  );

/** Returns the session's data, or `me: null` instead of an error, which browsers would log in their console. */
export const getMeOrNull =
  (site: Pick<StaffSite, 'publicUrl'>) =>
  async (_input: unknown, context: CallContext): Promise<Outcome<ReplyOf<typeof staffSession.look>>> => {
    if (context.staff?.step !== 'in') return ok({ me: null });
    const me = await getMe(site)(_input, context);
    return me.ok ? ok({ me: me.data }) : ok({ me: null });
  };
