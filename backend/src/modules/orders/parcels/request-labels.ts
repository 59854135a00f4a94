import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffParcels } from '@vitrina/contract/staff/parcels';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { requestLabel } from './request-label.ts';
import { findParcel } from './find-parcel.ts';
import { selectLabel } from './label-queries.ts';
import { selectParcels } from './parcel-queries.ts';

type Labelled = ReplyOf<typeof staffParcels.labels>;
type Deps = Pick<OrderDeps, 'config' | 'logError'>;

const AT_ONCE = 4;
/** Time limit of a call, milliseconds; labels not requested by then are refused and left to the next call. */
const LONGEST = 20_000;

interface Waiting {
  order: string;
  /** Id of the parcel, and its position in the order. */
  id: number;
  n: number;
}

/** Requests the labels of all packed parcels of several orders, each on its own, so that a refusal by the carrier does not affect the others. */
export const requestLabels =
  (deps: Deps) =>
  async ({ orders, carrier }: { orders: string[]; carrier: string }, context: CallContext): Promise<Outcome<Labelled>> => {
    const scope = scopeOf(context.staff, 'orders.fulfil');
    if (!scope) return fail('error_forbidden');
    const until = performance.now() + LONGEST;
    const refused: Labelled['refused'] = [];
    const waiting: Waiting[] = [];
    for (const order of new Set(orders)) {
      const found = await selectDeskOrder(context.db, order, { scope, seesDetails: false });
      const parcels = found ? (await selectParcels(context.db, found.id)).filter(({ state }) => state === 'packed') : [];
      if (parcels.length === 0) refused.push({ order, label_name: found ? 'error_order_state' : 'error_empty_data' });
      for (const { id, number } of parcels) if (await findParcel(context.db, id, scope)) waiting.push({ order, id, n: number });
    }
    const labels = new Map<number, Waiting>();
    const requestOne = requestLabel(deps);
    const queue = [...waiting];
    const workOff = async (): Promise<void> => {
      for (let one = queue.shift(); one; one = queue.shift()) {
        const outcome = performance.now() < until ? await requestOne({ id: one.id, carrier }, context) : fail('error_unavailable');
        if (outcome.ok) labels.set(one.id, one);
        else refused.push({ order: one.order, label_name: outcome.label });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, workOff));
    const ready = waiting.filter(({ id }) => labels.has(id));
    return ok({
      labels: ready.map(({ order, n }) => ({ order, parcel: n })),
      refused,
      url: ready.length > 0 ? `/api/staff/labels/?parcels=${ready.map(({ id }) => id).join(',')}` : null,
    });
  };

/** Returns the finished labels as one file, as their carriers made them. */
export async function showLabels(
  { parcels }: { parcels: string },
  { db, staff }: CallContext,
): Promise<Outcome<{ bytes: Uint8Array<ArrayBuffer>; name: string }>> {
  const scope = scopeOf(staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  const files: Buffer[] = [];
  for (const id of new Set(parcels.split(',').map(Number))) {
    const pdf = (await findParcel(db, id, scope)) && (await selectLabel(db, id));
    if (pdf) files.push(pdf);
  }
  if (files.length === 0) return fail('error_empty_data');
  // Loaded on demand: the PDF reader is large.
  const { joinPdfs } = await import('../../../adapters/pdf/join-pdfs.ts');
  return ok({ bytes: await joinPdfs(files), name: `labels-${files.length}.pdf` });
}
