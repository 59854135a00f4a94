import type { MyDevice } from '@vitrina/contract/fits';
import { sql } from 'kysely';
import { fits } from '@vitrina/contract/fits';
import type { Db } from '../../db/index.ts';
import { type Binding, bind } from '../../http/bind.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import type { ListDeps } from './list-deps.ts';

type Written = Promise<Outcome<{ items: MyDevice[] }>>;
/** Limit of devices, both stored and returned. */
const MOST = 40;

/** Devices of a customer: bought here or named by them. A guest's are stored in the browser. */
export const deviceRoutes = (deps: ListDeps): Binding[] => [
  bind(fits.myDevices, async (_input, context) => readDevices(context, deps)),
  bind(fits.addDevice, async ({ item_id }, context) => addDevice(item_id, context, deps)),
  bind(fits.removeDevice, async ({ item_id }, context) => removeDevice(item_id, context, deps)),
];

async function readDevices(context: CallContext, { catalogue, purchasesOf }: ListDeps): Written {
  const { db, actor } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  const typed = await selectDevices(db, actor.userId);
  const bought = (await purchasesOf(db, actor.userId)).filter((id) => !typed.includes(id));
  const items = await catalogue.products.items([...typed, ...bought].slice(0, MOST), context);
  return ok({
    items: items.map(({ id, title, text_lang, url_without_domain, main_image_upload_path }): MyDevice => {
      const source = typed.includes(id) ? 'typed' : 'order';
      return { id, title, text_lang, url_without_domain, main_image_upload_path, source };
    }),
  });
}

async function addDevice(id: number, context: CallContext, deps: ListDeps): Written {
  const { db, actor } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  if ((await deps.catalogue.products.rows([id], context)).length === 0) return fail('error_empty_data');
  await sql`
    insert into customer_devices (user_id, product_id) select ${actor.userId}::integer, id from products where id = ${id}::integer
      and (select count(*) from customer_devices where user_id = ${actor.userId}::integer) < ${MOST}::integer
    on conflict do nothing`.execute(db);
  return readDevices(context, deps);
}

async function removeDevice(id: number, context: CallContext, deps: ListDeps): Written {
  const { db, actor } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  await sql`delete from customer_devices where user_id = ${actor.userId}::integer and product_id = ${id}::integer`.execute(db);
  return readDevices(context, deps);
}

async function selectDevices(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from customer_devices where user_id = ${userId}::integer order by added_at desc, product_id limit ${MOST}::integer`.execute(db);
  return rows.map((row) => row.id);
}
