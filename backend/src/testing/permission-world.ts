import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { compare } from '@vitrina/contract/compare';
import { devices } from '@vitrina/contract/devices';
import { feedback } from '@vitrina/contract/feedback';
import { campaigns } from '@vitrina/contract/campaigns';
import { additionalPayments } from '@vitrina/contract/additional-payments';
import { accounts } from '@vitrina/contract/accounts';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { staffRedirects } from '@vitrina/contract/redirects';
import { newsletter } from '@vitrina/contract/newsletter';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { wishlists } from '@vitrina/contract/wishlist';
import { webshopOrders } from '@vitrina/contract/orders';
import { CUSTOMER } from '@vitrina/demo/known';
import { issueDocument } from '../modules/documents/issue-document.ts';
import { someProducts } from './cart-tools.ts';
import { ordersOf } from './order-deps-of.ts';
import { setStock } from './test-buyer.ts';
import type { TestBackend } from './test-backend.ts';

/** Kinds of callers. `guest` and `customer` own the world's data, the others do not. */
export const ACTORS = ['nobody', 'guest', 'otherGuest', 'customer', 'otherCustomer', 'staff'] as const;
export type Actor = (typeof ACTORS)[number];
type Owner = 'guest' | 'customer';

export const PASSWORD = CUSTOMER.password;
/** What only its owner may read. */
export const SECRET_STREET = 'Skrita ulica 7';
export const SECRET_TITLE = 'Skrita želja';

/** Ids of products with practically unlimited stock; the first one is the default purchase. */
export async function stockUp(shop: TestBackend): Promise<number[]> {
  const products = (await someProducts(shop, 3)).map((product) => product.id);
  for (const id of products) await setStock(shop, id, 100_000);
  return products;
}

/** Of a new user's tokens. */
export const FIRST_VERSION = 1;

let number = 0;

/** A guest and a customer with their own data, created on demand, and strangers. */
export class World {
  readonly products: readonly number[];
  readonly #shop: TestBackend;
  readonly #tokens: Record<Actor, string>;
  #subscription = '';
  readonly ids: Record<'customer' | 'otherCustomer' | 'staff', number>;
  readonly email: string;

  private constructor(
    shop: TestBackend,
    products: readonly number[],
    { tokens, ids, email }: Pick<World, 'ids' | 'email'> & { tokens: Record<Actor, string> },
  ) {
    this.#shop = shop;
    this.products = products;
    this.#tokens = tokens;
    this.ids = ids;
    this.email = email;
  }

  static async make(shop: TestBackend, products: readonly number[]): Promise<World> {
    number += 1;
    const email = (name: string) => `${name}-${number}@svet.test`;
    const people = { customer: email('stranka'), otherCustomer: email('druga'), staff: email('osebje') };
    const { rows } = await sql<{ id: number; email: string }>`
      insert into users (email, password_hash, display_name, is_staff, confirmed_at)
      select person, password_hash, 'Oseba', person = ${people.staff}, now()
      from users cross join unnest(${Object.values(people)}::text[]) as person where users.email = ${CUSTOMER.email} returning id, email`.execute(
      shop.database.db,
    );
    const idOf = (name: keyof typeof people) => rows.find((row) => row.email === people[name])?.id as number;
    const ids = { customer: idOf('customer'), otherCustomer: idOf('otherCustomer'), staff: idOf('staff') };
    const guest = () => shop.tokens.issue({ userId: null });
    const user = (userId: number) => shop.tokens.issue({ userId, version: FIRST_VERSION });
    const tokens = {
      nobody: '',
      guest: await guest(),
      otherGuest: await guest(),
      customer: await user(ids.customer),
      otherCustomer: await user(ids.otherCustomer),
      staff: await user(ids.staff),
    };
    return new World(shop, products, { tokens, ids, email: email('stranka') });
  }

  tokenOf(actor: Actor): string {
    return this.#tokens[actor];
  }

  get #product(): string {
    return `p-${this.products[0]}`;
  }

  #as(owner: Actor) {
    return { token: this.#tokens[owner], lang: 'si' as const };
  }

  /** A cart that lacks nothing but the order. */
  async cart(owner: Owner): Promise<void> {
    const fields = { email: this.email, phone: '040 123 456', name: 'Žana', surname: 'Đurić', street: SECRET_STREET, post_code: '1000', town: 'Ljubljana' };
    const type = owner === 'guest' ? ('webshop.guest' as const) : ('webshop.customer' as const);
    await this.#shop.get(webshopCart.addProduct, { shopping_cart_code: this.#product, qty: 1 }, this.#as(owner));
    await this.#shop.get(webshopCheckout.setCustomer, { type, country: 'SI', fields }, this.#as(owner));
    await this.#shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, this.#as(owner));
    await this.#shop.get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, this.#as(owner));
  }

  /** Code of the mail that brings the guest's cart back. */
  async restoreCode(): Promise<string> {
    await this.cart('guest');
    const { rows } = await sql<{ code: string }>`select restore_code as code from carts order by id desc limit 1`.execute(this.#shop.database.db);
    return (rows[0] as { code: string }).code;
  }

  /** Coupon in the guest's cart. */
  async cartCoupon(): Promise<string> {
    await this.cart('guest');
    await this.#shop.get(webshopCart.addCoupon, { code: 'VITRINA10' }, this.#as('guest'));
    return 'VITRINA10';
  }

  /** Parcel of the guest's cart. */
  async parcel(): Promise<string> {
    await this.cart('guest');
    return (await this.#shop.get(webshopCart.cart, {}, this.#as('guest'))).parcels[0]?.id as string;
  }

  /** What the guest's newest order costs. */
  async lastTotal(): Promise<number> {
    const { rows } = await sql<{ total: number }>`select total from orders order by created_at desc limit 1`.execute(this.#shop.database.db);
    return (rows[0] as { total: number }).total / 100;
  }

  /** A product in the guest's comparison. */
  async compared(): Promise<void> {
    await this.#shop.get(compare.addCompared, { shopping_cart_code: this.#product }, this.#as('guest'));
  }

  async order(owner: Owner = 'guest'): Promise<string> {
    await this.cart(owner);
    return (await this.#shop.get(webshopOrders.createOrder, {}, this.#as(owner))).identifier;
  }

  /** An order with an invoice, by the document’s id; of a company, so that it has an e-invoice too. */
  async orderWithInvoice(): Promise<{ identifier: string; id: number }> {
    const identifier = await this.order();
    const orderId = Number(identifier.split('-')[0]);
    await sql`
      update orders set snapshot = jsonb_set(jsonb_set(snapshot, '{customer,is_company}', 'true'), '{customer,fields,company_name}', '"Kupec d. o. o."')
      where id = ${orderId}`.execute(this.#shop.database.db);
    const issued = await this.#shop.database.db
      .transaction()
      .execute((db) => issueDocument(db, ordersOf(this.#shop), { kind: 'invoice', orderId, context: null }));
    if (!issued.ok) throw new Error('no invoice');
    return { identifier, id: Number(issued.data.id) };
  }

  /** Link of an order that waits for the click in its mail. */
  async waitingOrder(): Promise<string> {
    const [id] = (await this.order()).split('-');
    const { rows } = await sql<{ link: string }>`
      insert into orders (code, confirm_code, lang, currency, email, status, payment_code, payment_type, total, snapshot, expires_at)
      select code, code, lang, currency, email, 'waiting', payment_code, payment_type, total, snapshot, now() + interval '1 hour'
      from orders where id = ${id}::bigint returning id || '-' || confirm_code as link`.execute(this.#shop.database.db);
    return (rows[0] as { link: string }).link;
  }

  /** An order with a statement by number and e-mail. */
  async orderWithStatement(): Promise<string> {
    const identifier = await this.order();
    const { number } = await this.#shop.get(webshopOrders.order, { identifier });
    await this.#shop.get(withdrawals.withdraw, { number, email: this.email, name: 'Žana', confirm: true });
    return identifier;
  }

  /** Link of the acknowledgement of such a statement. */
  async statement(): Promise<string> {
    const [id] = (await this.orderWithStatement()).split('-');
    const { rows } = await sql<{ link: string }>`
      select data ->> 'confirm' as link from mails where kind = 'withdrawal-received' and data ->> 'orderId' = ${id}`.execute(this.#shop.database.db);
    return (rows[0] as { link: string }).link;
  }

  /** An order that is paid for. */
  async paidOrder(owner: Owner): Promise<string> {
    const identifier = await this.order(owner);
    const { cart } = await this.#shop.get(webshopOrders.order, { identifier });
    await this.#shop.get(staffOrders.bookPayment, { identifier, amount: cart.totals.total }, this.#as('staff'));
    return identifier;
  }

  async shippedOrder(): Promise<string> {
    const identifier = await this.paidOrder('guest');
    for (const state of ['packed', 'shipped'] as const) await this.#shop.get(staffOrders.moveOrder, { identifier, state }, this.#as('staff'));
    return identifier;
  }

  /** A buyer's claim about something shipped. */
  async claim(): Promise<{ identifier: string; id: number }> {
    const identifier = await this.shippedOrder();
    return { identifier, ...(await this.#shop.get(devices.claim, { identifier, line: 0, message: 'Ne dela več, odkar je padel.' }, this.#as('guest'))) };
  }

  async additional(): Promise<string> {
    const identifier = await this.paidOrder('guest');
    return (await this.#shop.get(additionalPayments.ask, { identifier, amount: 5, reason: 'Daljši kabel' }, this.#as('staff'))).identifier;
  }

  /** A redirect rule of staff. */
  async redirect(): Promise<number> {
    return (await this.#shop.get(staffRedirects.save, { old_path: `/stara-${randomUUID()}/`, new_path: '/' }, this.#as('staff'))).id;
  }

  /** An entry of the customer's wish list, on a list with a title. */
  async wish(): Promise<{ item: number; list: number }> {
    const { lists } = await this.#shop.get(wishlists.addList, { title: SECRET_TITLE }, this.#as('customer'));
    const list = lists.find((one) => one.title === SECRET_TITLE)?.id as number;
    const { items } = await this.#shop.get(wishlists.addWish, { code: this.#product, list }, this.#as('customer'));
    return { item: items[0]?.id as number, list };
  }

  async sharedList(): Promise<string> {
    const { list } = await this.wish();
    const { lists } = await this.#shop.get(wishlists.shareList, { id: list, shared: true }, this.#as('customer'));
    return lists.find((one) => one.id === list)?.share_code as string;
  }

  async comment(): Promise<number> {
    const content = { content_type: 'catalogproduct' as const, content_id: this.products[0] as number };
    await this.#shop.get(feedback.addComment, { ...content, display_name: 'Žana', message: SECRET_TITLE, rate: 5 }, this.#as('customer'));
    const { rows } = await sql<{ id: number }>`select max(id) as id from comments`.execute(this.#shop.database.db);
    return (rows[0] as { id: number }).id;
  }

  /** Base64 of a small picture. */
  async picture(): Promise<string> {
    const { default: sharp } = await import('sharp');
    const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
    return (
      await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer()
    ).toString('base64');
  }

  /** A photo of the customer's comment, which is published. */
  async photo(): Promise<number> {
    const comment = await this.comment();
    const bytes = Buffer.from(randomUUID());
    const { rows } = await sql<{ id: number }>`
      insert into comment_photos (comment_id, bytes, small, width, height, hash) values (${comment}, ${bytes}, ${bytes}, 8, 8, ${bytes}) returning id`.execute(
      this.#shop.database.db,
    );
    await sql`update comments set approved = true, refusal = null where id = ${comment}`.execute(this.#shop.database.db);
    return (rows[0] as { id: number }).id;
  }

  /** A published comment that came with the catalogue. */
  async otherComment(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into comments (product_id, lang, display_name, message, rate, approved) values (${this.products[0]}::integer, 'si', 'Eva', 'Dober.', 5, true) returning id`.execute(
      this.#shop.database.db,
    );
    return (rows[0] as { id: number }).id;
  }

  /** A published question about the first product. */
  async question(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into product_questions (product_id, author, lang, display_name, message, folded, confirmed_at, approved)
      values (${this.products[0]}::integer, 'asker', 'si', 'Žana', 'Ali je tih?', 'ali je tih?', now(), true) returning id`.execute(this.#shop.database.db);
    return (rows[0] as { id: number }).id;
  }

  /** Of the link to a question whose address is not confirmed. */
  async questionCode(): Promise<string> {
    const { rows } = await sql<{ code: string }>`
      insert into product_questions (product_id, author, lang, display_name, message, folded, person, email, code)
      values (${this.products[0]}::integer, 'asker', 'si', 'Žana', 'Ali je tih?', 'ali je tih?', ${randomUUID()}, 'ana@example.com', left(md5(${randomUUID()}), 22)) returning code`.execute(
      this.#shop.database.db,
    );
    return (rows[0] as { code: string }).code;
  }

  async savedCoupon(): Promise<string> {
    await this.#shop.get(webshopCart.addMyCoupon, { code: 'VITRINA10' }, this.#as('customer'));
    return 'VITRINA10';
  }

  /** One more session of the customer's. */
  async session(): Promise<string> {
    const id = randomUUID();
    await sql`insert into sessions (token_id, user_id) values (${id}::uuid, ${this.ids.customer}::integer)`.execute(this.#shop.database.db);
    return id;
  }

  /** Every session has a fresh password confirmation. */
  async proofs(): Promise<void> {
    for (const actor of ['customer', 'otherCustomer', 'staff'] as const) {
      const { jti } = JSON.parse(Buffer.from(this.#tokens[actor].split('.')[1] as string, 'base64url').toString()) as { jti: string };
      await sql`insert into sessions (token_id, user_id, proven_at) values (${jti}::uuid, ${this.ids[actor]}::integer, now()) on conflict do nothing`.execute(
        this.#shop.database.db,
      );
    }
  }

  /** A passkey of the customer without a usable key. */
  async passkey(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into passkeys (user_id, credential_id, public_key, counter, name)
      values (${this.ids.customer}::integer, ${`k-${this.ids.customer}`}, ''::bytea, 0, ${SECRET_TITLE}) returning id`.execute(this.#shop.database.db);
    return (rows[0] as { id: number }).id;
  }

  /** A provider tied to the customer's account. */
  async identity(): Promise<'google'> {
    await sql`insert into identities (provider, subject, user_id) values ('google', ${`s-${this.ids.customer}`}, ${this.ids.customer}::integer)`.execute(
      this.#shop.database.db,
    );
    return 'google';
  }

  /** Link of a mail, to a new address or for the customer's new password. */
  async link(kind: 'signup' | 'password' | 'login'): Promise<{ id: number; code: string }> {
    const email = kind === 'signup' ? `nov-${this.email}` : this.email;
    const endpoint = { signup: accounts.signup, password: accounts.forgottenPassword, login: accounts.loginLink }[kind];
    await this.#shop.fetch(endpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': `10.${email.length}.${number >> 8}.${number & 255}` },
      body: JSON.stringify({ email }),
    });
    const { rows } = await sql<{ data: { linkId: number; linkCode: string } }>`
      select data from mails where recipient = ${email} order by id desc limit 1`.execute(this.#shop.database.db);
    const { data } = rows[0] as { data: { linkId: number; linkCode: string } };
    return { id: data.linkId, code: data.linkCode };
  }

  /** Link of a mail that asks to confirm the customer's address for the newsletter. */
  async subscriptionRequest(): Promise<{ id: number; code: string }> {
    await this.#shop.get(newsletter.subscribe, { email: this.email }, this.#as('guest'));
    const { rows } = await sql<{ data: { linkId: number; linkCode: string } }>`
      select data from mails where recipient = ${this.email} and kind = 'newsletter-confirm' order by id desc limit 1`.execute(this.#shop.database.db);
    const { data } = rows[0] as { data: { linkId: number; linkCode: string } };
    return { id: data.linkId, code: data.linkCode };
  }

  /** Link to the preferences of the customer's newsletter. */
  async subscription(): Promise<{ id: number; code: string }> {
    const link = await this.#shop.get(newsletter.confirm, await this.subscriptionRequest());
    this.#subscription = link.code;
    return link;
  }

  subscriptionCode(): string {
    return this.#subscription;
  }

  /** A newsletter that staff wrote. */
  async newsletter({ isSent }: { isSent: boolean }): Promise<{ id: number; code: string }> {
    const texts = { si: { subject: 'Novice', html: '<p>Nove cene</p>' } };
    const link = await this.#shop.get(newsletter.save, { topic: 'offers', texts }, this.#as('staff'));
    if (isSent) await this.#shop.get(newsletter.send, { id: link.id }, this.#as('staff'));
    return link;
  }

  /** Code of an entry that the customer is asked to confirm. */
  async entry(): Promise<string> {
    const email = `igra-${this.email}`;
    await this.#shop.get(campaigns.enter, { slug: 'new-year-laptop', name: 'Žana', email, accept_rules: true }, this.#as('customer'));
    const { rows } = await sql<{ code: string }>`select code from campaign_people where email = ${email}`.execute(this.#shop.database.db);
    return (rows[0] as { code: string }).code;
  }

  /** Code of a notice that the customer asked for. */
  async notice(): Promise<string> {
    const code = randomUUID().replaceAll('-', '').slice(0, 22);
    await sql`
      insert into notices (product_id, kind, email, user_id, lang, code, seen_amount)
      values (${this.products[0]}::integer, 'price_drop', ${this.email}, ${this.ids.customer}::integer, 'si', ${code}, 100)`.execute(this.#shop.database.db);
    return code;
  }

  /** A phone offered in trade; gives the code of its page. */
  async tradeIn(): Promise<string> {
    const code = randomUUID().replaceAll('-', '').slice(0, 22);
    await sql`
      insert into trade_ins (code, lang, currency, name, email, way, device, answers, words, offered, until)
      values (${code}, 'si', 'EUR', 'Ana', 'ana@example.com', 'parcel', 'phone', '', '{"device": "Telefon", "answers": []}', 37800, now() + interval '21 days')`.execute(
      this.#shop.database.db,
    );
    return code;
  }

  /** A report of something unsafe; gives the code of its page. */
  async report(isDecided = false): Promise<string> {
    const code = randomUUID().replaceAll('-', '').slice(0, 22);
    await sql`
      insert into content_reports (code, subject, address, ground, message, lang, decision, basis, statement, decided_at)
      values (${code}, 'page', '/x/', 'unsafe', 'It is not safe.', 'si', ${isDecided ? 'none' : null}, ${isDecided ? 'terms' : null}, ${isDecided ? 'It is safe.' : null},
        ${isDecided ? new Date() : null}::timestamptz)`.execute(this.#shop.database.db);
    return code;
  }
}
