import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Returned, staffReturns } from '@vitrina/contract/staff/returns';
import { type Carrier, carrierOf, checkLabel, type Label } from '../../../adapters/shipping/index.ts';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { withTimeout } from '../../../http/with-timeout.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import { selectSnapshot } from '../order-queries.ts';
import { recipientOf, shopAddress } from '../parcels/request-label.ts';
import { takeStep } from './read-return.ts';
import { type ReturnRow, selectReturn, selectReturnLabel, touchReturnLabel, writeReturnLabel } from './return-queries.ts';

/** Longest wait for a carrier, milliseconds. */
const WAIT_MS = 8000;

type Deps = Pick<OrderDeps, 'config' | 'gateways' | 'logError'>;
interface Input {
  id: number;
  version: number;
  carrier: string;
}

/** Mails the return label to the buyer. The carrier is called outside of transactions; repeated calls name one parcel. */
export const sendReturnLabel =
  (deps: Deps, waitMs = WAIT_MS) =>
  async ({ id, version, carrier: code }: Input, context: CallContext): Promise<Outcome<Returned>> => {
    const scope = scopeOf(context.staff, 'returns.handle');
    if (!scope) return fail('error_forbidden');
    const row = await selectReturn(context.db, id, scope);
    if (!row) return fail('error_empty_data');
    const carrier = carrierOf(code) as Carrier;
    const isLabelDue = row.version === version && row.state === 'announced' && row.label === null;
    const label = isLabelDue ? await fetchLabel(deps, context.db, { row, carrier, waitMs }) : null;
    if (isLabelDue && label === null) return fail('error_carrier');
    return takeStep(deps, { id, version, permission: 'returns.handle', action: 'label' }, context, async (db, { row, order }) => {
      if (row.state !== 'announced') return fail('error_return_state');
      if (label) await writeReturnLabel(db, id, { carrier: carrier.code, number: label.trackingNumber, pdf: label.pdf });
      else await touchReturnLabel(db, id);
      const number = label?.trackingNumber ?? row.label?.number ?? '';
      await enqueueOrderMail(db, order, 'return-label', `${id}:${row.version}`, { returnId: id, tracking_number: number });
      return ok({ next: { state: row.state }, paths: [{ path: 'label_number', before: row.label?.number ?? null, after: number }] });
    });
  };

/** `null`: no label. */
async function fetchLabel(
  { config, logError }: Deps,
  db: Db,
  { row, carrier, waitMs }: { row: ReturnRow; carrier: Carrier; waitMs: number },
): Promise<Label | null> {
  const { customer } = await selectSnapshot(db, row.order_id);
  const request = { reference: `${orderNumber(row.order_id)}/R${row.id}`, sender: recipientOf(customer), recipient: await shopAddress({ config }, db, null) };
  try {
    return checkLabel(await withTimeout(carrier.label(request), waitMs, `return label of ${carrier.code}`));
  } catch (error) {
    logError(error);
    return null;
  }
}

/** Returns the label for printing. */
export async function readReturnLabel({ id }: { id: number }, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffReturns.labelFile>>> {
  const scope = scopeOf(staff, 'returns.handle');
  if (!scope) return fail('error_forbidden');
  const row = await selectReturn(db, id, scope);
  const pdf = row && (await selectReturnLabel(db, id));
  return pdf
    ? ok({ file_name: `${orderNumber(row.order_id)}-R${id}.pdf`, content_type: 'application/pdf', content: pdf.toString('base64') })
    : fail('error_empty_data');
}
