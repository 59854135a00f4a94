import { LANDING } from '@vitrina/demo/known';
import { type Actor, ACTORS, PASSWORD, SECRET_STREET, SECRET_TITLE, type World } from './permission-world.ts';

export interface Case {
  /** Allowed callers; all others must be refused without a change. */
  who: readonly Actor[];
  input: (world: World) => object | Promise<object>;
  /** Part of the reply that only the owner may see. */
  reveals?: { to: Actor; what: (world: World) => string };
  /** Answers dead and forged tokens as if none had come: they must be able to get themselves replaced. */
  forgivesTokens?: true;
}

const anyone: readonly Actor[] = ACTORS;
const withToken = ACTORS.filter((actor) => actor !== 'nobody');
const users: readonly Actor[] = ['customer', 'otherCustomer', 'staff'];
const staff: readonly Actor[] = ['staff'];
const customer: readonly Actor[] = ['customer'];
const guest: readonly Actor[] = ['guest'];
const noOne: readonly Actor[] = [];

/** What no authenticator made. */
const CREDENTIAL = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const NEW_PASSWORD = 'rumena raca plava';
const nothing = () => ({});
const product = (world: World) => ({ shopping_cart_code: `p-${world.products[0]}` });
const content = (world: World) => ({ content_type: 'catalogproduct', content_id: world.products[0] });
/** Another code of the same length: right number, wrong secret. */
const wrong = (identifier: string) => identifier.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
const wrongLink = (link: { id: number; code: string }) => ({ id: link.id, code: wrong(link.code) });
const chosen = { topics: ['guides'], mail_lang: 'hr' };
const street = (to: Actor) => ({ to, what: () => SECRET_STREET });
const title = { to: 'customer', what: () => SECRET_TITLE } as const;
const email = { to: 'customer', what: (world: World) => world.email } as const;

const call = (who: readonly Actor[], input: Case['input'] = nothing, more: Omit<Case, 'who' | 'input'> = {}): Case => ({ who, input, ...more });
/** Allowed with the complete identifier or code; refused with a wrong code of an existing number. */
const byCode = (make: (world: World) => Promise<string>, name = 'identifier', more: (world: World) => object = nothing): readonly Case[] => [
  call(anyone, async (world) => ({ [name]: await make(world), ...more(world) })),
  call(noOne, async (world) => ({ [name]: wrong(await make(world)), ...more(world) })),
];
const order = (world: World) => world.order();
/** The call, once there is something to ask about. */
const having =
  (make: (world: World) => Promise<unknown>, input: Case['input'] = nothing): Case['input'] =>
  async (world) => {
    await make(world);
    return input(world);
  };
const cartOf = (owner: 'guest' | 'customer', input?: Case['input']) => having((world) => world.cart(owner), input);

/** What every endpoint allows, by its key. The test fails for an endpoint that is missing here. */
export const PERMISSIONS: Record<string, readonly Case[]> = {
  misc_endpoints: [call(anyone)],
  misc_is_maintenance: [call(anyone)],
  misc_maintenance: [call(staff, () => ({ on: false }))],
  nuxtapi_info: [call(anyone)],
  nuxtapi_pages: [call(anyone, () => ({ slug: '/' }))],
  nuxtapi_routes: [call(anyone)],
  nuxtapi_token: [call(anyone, nothing, { forgivesTokens: true })],
  nuxtapi_currency: [call(anyone)],
  nuxtapi_labels: [call(anyone)],
  nuxtapi_redirects: [call(anyone)],
  nuxtapi_endpoints: [call(anyone)],
  nuxtapi_check_init_data: [call(anyone)],
  nuxtapi_clear_cache: [call(staff, () => ({ caches: ['labels'] }))],
  nuxtapi_gdpr_template: [call(anyone)],
  gdpr_consents: [call(anyone)],
  gdpr_consents_post: [call(anyone, () => ({ consents: ['analytics'], version: '1' }))],
  misc_client_errors: [call(anyone, () => ({ message: 'x is not a function', path: '/hr/' }))],
  nuxtapi_country: [call(anyone)],

  auth_generate_token: [call(anyone, nothing, { forgivesTokens: true })],
  auth_login: [
    call(anyone, (world) => ({ email: world.email, password: PASSWORD })),
    call(noOne, (world) => ({ email: world.email, password: 'napačno geslo' })),
  ],
  auth_is_login: [call(anyone, nothing, { reveals: { to: 'customer', what: (world) => `"user_id":${world.ids.customer}` } })],
  auth_logout: [call(anyone)],
  auth_signup: [call(anyone, (world) => ({ email: `nov-${world.email}` }))],
  auth_quick_signup: byCode(order, 'identifier'),
  auth_signup_confirm: [call(anyone, (world) => world.link('signup')), call(noOne, async (world) => wrongLink(await world.link('signup')))],
  auth_signup_confirm_post: [
    call(anyone, async (world) => ({ ...(await world.link('signup')), password: NEW_PASSWORD })),
    call(noOne, async (world) => ({ ...wrongLink(await world.link('signup')), password: NEW_PASSWORD })),
    call(noOne, async (world) => ({ ...(await world.link('password')), password: NEW_PASSWORD })),
  ],
  auth_forgotten_password: [call(anyone, (world) => ({ email: world.email }))],
  auth_forgotten_password_api: [call(anyone, (world) => ({ email: world.email }))],
  auth_forgotten_password_check: [call(anyone, (world) => world.link('password')), call(noOne, async (world) => wrongLink(await world.link('password')))],
  auth_new_password: [
    call(anyone, async (world) => ({ ...(await world.link('password')), password: NEW_PASSWORD })),
    call(noOne, async (world) => ({ ...wrongLink(await world.link('password')), password: NEW_PASSWORD })),
  ],
  auth_change_password: [
    call(users, () => ({ old_password: PASSWORD, password: NEW_PASSWORD })),
    call(noOne, () => ({ old_password: 'napačno geslo', password: NEW_PASSWORD })),
  ],
  auth_login_link: [call(anyone, (world) => ({ email: world.email }))],
  auth_login_link_check: [call(anyone, (world) => world.link('login')), call(noOne, async (world) => wrongLink(await world.link('login')))],
  auth_login_link_post: [
    call(anyone, (world) => world.link('login')),
    call(noOne, async (world) => wrongLink(await world.link('login'))),
    call(noOne, (world) => world.link('password')),
  ],
  auth_prove: [call(users, () => ({ password: PASSWORD })), call(noOne, () => ({ password: 'napačno geslo' }))],
  auth_profile: [call(users, nothing, { reveals: email })],
  auth_profile_post: [call(users, () => ({ name: 'Zala' }), { reveals: email })],
  auth_sessions: [
    call(
      users,
      having((world) => world.session()),
    ),
  ],
  auth_close_sessions: [call(customer, async (world) => ({ id: await world.session() }))],
  auth_export: [call(users, cartOf('customer'), { reveals: email })],
  auth_erase: [call(users, () => ({ password: PASSWORD })), call(noOne, () => ({ password: 'napačno geslo' }))],
  auth_passkeys: [
    call(
      users,
      having((world) => world.passkey()),
      { reveals: title },
    ),
  ],
  auth_passkeys_registration_options: [
    call(
      users,
      having((world) => world.proofs()),
    ),
    call(noOne),
  ],
  auth_passkeys_post: [call(noOne, () => ({ response: { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } }))],
  auth_passkeys_put: [call(customer, async (world) => ({ id: await world.passkey(), name: 'Telefon' }))],
  auth_passkeys_delete: [call(customer, async (world) => ({ id: await world.passkey() }))],
  auth_passkeys_login_options: [call(withToken)],
  auth_passkeys_login: [call(noOne, () => ({ response: { ...CREDENTIAL, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } } }))],
  auth_passkeys_prove: [call(noOne, () => ({ response: { ...CREDENTIAL, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } } }))],
  auth_providers_delete: [call(customer, async (world) => ({ provider: await world.identity() }))],
  auth_my_comments: [
    call(
      users,
      having((world) => world.comment()),
      { reveals: title },
    ),
  ],

  catalog_categories: [call(anyone)],
  catalog_products: [call(anyone)],
  catalog_product: [call(anyone, (world) => ({ item_id: world.products[0] })), call(staff, () => ({ item_code: 'DEMO-HIDDEN-01' }))],
  catalog_accessories: [call(anyone, (world) => ({ item_id: world.products[0] }))],
  catalog_guide: [call(anyone, () => ({ category_slug: 'computers' }))],
  catalog_fits: [call(anyone, (world) => ({ items: [world.products[0]], devices: [world.products[1]] }))],
  catalog_my_devices: [call(users)],
  catalog_my_devices_post: [call(users, (world) => ({ item_id: world.products[0] }))],
  catalog_my_devices_delete: [call(users, (world) => ({ item_id: world.products[0] }))],
  catalog_nearest: [call(anyone, (world) => ({ item_id: world.products[0] }))],
  catalog_related: [call(anyone, (world) => ({ item_id: world.products[0] }))],
  catalog_suggest: [call(anyone, () => ({ q: 'kvant' }))],
  catalog_lists: [call(anyone, () => ({ codes: ['new'] }))],
  catalog_sellers: [call(anyone)],
  catalog_manufacturers: [call(anyone)],
  catalog_price_qty: [call(anyone, (world) => ({ ids: [world.products[0]] }))],
  catalog_shop_stock: [
    call(anyone, (world) => ({ shop: 'celje', ids: [world.products[0]] })),
    call(noOne, (world) => ({ shop: 'central', ids: [world.products[0]] })),
  ],
  catalog_delivery_to: [call(anyone, (world) => ({ country: 'SI', post_code: '2000', ids: [world.products[0]] }))],
  catalog_sitemap: [call(anyone)],
  cms_faq: [call(anyone)],
  location_points: [call(anyone)],
  location_point: [call(anyone, () => ({ slug: 'ljubljana-btc' }))],
  cms_page: [call(anyone, () => ({ slug: 'pogoji-nakupa' })), call(staff, () => ({ slug: 'skrita-stran' }))],
  cms_menus: [call(anyone)],
  cms_promotions: [call(anyone)],
  cms_promotion: [call(anyone, () => ({ slug: 'deset-odstotkov-za-vse' })), call(staff, () => ({ slug: 'skrita-akcija' }))],
  cms_services: [call(anyone)],
  cms_service: [call(anyone, () => ({ slug: 'prevzem-stare-naprave' }))],
  cms_sitemap: [call(anyone)],
  catalog_currency: [call(anyone, () => ({ code: 'EUR' }))],

  publish_categories: [call(anyone)],
  publish_posts: [call(anyone)],
  publish_post: [call(anyone, () => ({ item_slug: 'kako-izbrati-prenosnik' })), call(staff, () => ({ item_slug: 'skrita-objava' }))],
  publish_authors: [call(anyone)],

  webshop_cart: [call(anyone, cartOf('guest'), { reveals: street('guest') }), call(anyone, cartOf('customer'), { reveals: street('customer') })],
  webshop_is_cart_empty: [call(anyone, cartOf('guest'), { reveals: { to: 'guest', what: () => '"is_empty":false' } })],
  webshop_quick_order: [
    call(withToken, () => ({ lines: [{ code: 'DEMO-LAPTOP-01' }] })),
    call(anyone, () => ({ lines: [{ code: 'DEMO-LAPTOP-01' }], check: true })),
  ],
  webshop_product: [call(withToken, product)],
  webshop_set_post: [call(withToken, (world) => ({ shopping_cart_codes: [`p-${world.products[0]}`, `p-${world.products[1]}`] }))],
  webshop_product_put: [
    call(
      guest,
      cartOf('guest', (world) => ({ ...product(world), qty: 2 })),
    ),
  ],
  webshop_product_delete: [call(guest, cartOf('guest', product))],
  webshop_take_back: [call(noOne, (world) => ({ shopping_cart_code: `p-${world.products[0]}`, confirmed: true }))],
  webshop_service: [call(noOne, (world) => ({ shopping_cart_code: `p-${world.products[0]}`, service: 'installation', confirmed: true }))],
  webshop_saved_post: [
    call(
      guest,
      cartOf('guest', (world) => ({ shopping_cart_code: `p-${world.products[0]}` })),
    ),
  ],
  webshop_saved_put: [call(noOne, (world) => ({ shopping_cart_code: `p-${world.products[0]}` }))],
  webshop_saved_delete: [call(noOne, (world) => ({ shopping_cart_code: `p-${world.products[0]}` }))],
  webshop_age: [call(withToken, () => ({ confirmed: true }))],
  webshop_coupon: [
    call(
      anyone,
      having((world) => world.cartCoupon()),
      { reveals: { to: 'guest', what: () => 'VITRINA10' } },
    ),
  ],
  webshop_coupon_post: [call(withToken, () => ({ code: 'VITRINA10' })), call(noOne, () => ({ code: 'NIKOGAR' }))],
  webshop_coupon_delete: [call(guest, async (world) => ({ code: await world.cartCoupon() }))],
  webshop_my_coupon: [
    call(
      users,
      having((world) => world.savedCoupon()),
      { reveals: { to: 'customer', what: () => 'VITRINA10' } },
    ),
  ],
  webshop_my_coupon_post: [call(users, () => ({ code: 'VITRINA10' })), call(noOne, () => ({ code: 'NIKOGAR' }))],
  webshop_my_coupon_delete: [call(customer, async (world) => ({ code: await world.savedCoupon() }))],
  webshop_location: [call(anyone)],
  webshop_abandonment: [call(withToken, (world) => ({ email: world.email, consent: true }))],
  webshop_abandonment_delete: byCode((world) => world.restoreCode(), 'code'),
  webshop_restore_cart: byCode((world) => world.restoreCode(), 'code'),
  webshop_restore_cart_post: [
    call(withToken, async (world) => ({ code: await world.restoreCode() })),
    call(noOne, async (world) => ({ code: wrong(await world.restoreCode()) })),
  ],
  webshop_customer: [call(anyone, cartOf('guest'), { reveals: street('guest') }), call(anyone, cartOf('customer'), { reveals: street('customer') })],
  webshop_customer_post: [call(withToken, () => ({ type: 'webshop.guest', country: 'SI', fields: {}, draft: true }))],
  webshop_continue_as_guest: [call(withToken)],
  webshop_customer_fields: [call(anyone)],
  webshop_shipping: [
    call(
      guest,
      cartOf('guest', () => ({ shipping: 'delivery' })),
    ),
  ],
  webshop_parcel_shipping: [call(guest, async (world) => ({ parcel_id: await world.parcel(), shipping: 'delivery' }))],
  webshop_payment: [call(anyone)],
  webshop_payment_post: [call(withToken, () => ({ payment: 'bank-transfer' }))],

  webshop_order_post: [call(guest, cartOf('guest')), call(customer, cartOf('customer'))],
  webshop_order: byCode(order),
  webshop_order_status: byCode(order),
  webshop_order_legal: byCode(order),
  webshop_order_document: [
    call(anyone, (world) => world.orderWithInvoice()),
    call(noOne, async (world) => {
      const { identifier, id } = await world.orderWithInvoice();
      return { identifier: wrong(identifier), id };
    }),
  ],
  webshop_order_e_invoice: [
    call(anyone, (world) => world.orderWithInvoice()),
    call(noOne, async (world) => {
      const { identifier, id } = await world.orderWithInvoice();
      return { identifier: wrong(identifier), id };
    }),
  ],
  webshop_create_payment: byCode(order, 'identifier', () => ({ payment: 'sandbox-card' })),
  webshop_orders: [
    call(
      users,
      having((world) => world.order('customer')),
      { reveals: { to: 'customer', what: () => '"identifier"' } },
    ),
  ],
  webshop_cancel_order: byCode(order),
  webshop_order_confirmation: byCode((world) => world.waitingOrder()),
  webshop_order_confirmation_post: byCode((world) => world.waitingOrder()),
  webshop_withdrawal_confirmation: byCode((world) => world.statement()),
  webshop_withdrawal_confirmation_post: byCode((world) => world.statement()),
  webshop_withdrawal: byCode(order, 'identifier', () => ({ name: 'Žana Đurić', confirm: true })),
  webshop_additional_payment_post: [call(staff, async (world) => ({ identifier: await world.paidOrder('guest'), amount: 5, reason: 'Daljši kabel' }))],
  webshop_additional_payment: byCode((world) => world.additional()),
  webshop_additional_payment_pay: byCode(
    (world) => world.additional(),
    'identifier',
    () => ({ payment: 'sandbox-card' }),
  ),
  webshop_staff_order_state: [call(staff, async (world) => ({ identifier: await world.paidOrder('guest'), state: 'packed' }))],
  webshop_staff_withdrawal: [call(staff, async (world) => ({ identifier: await world.orderWithStatement() }))],
  webshop_staff_payment: [call(staff, async (world) => ({ identifier: await world.order(), amount: await world.lastTotal() }))],

  trade_in_devices: [call(anyone)],
  trade_in_estimate: [call(anyone, () => ({ device: 'phone', answers: 'phone-kind.top,age.one,condition.new,works.all' }))],
  trade_in_offer: [
    call(anyone, () => ({
      ...{
        device: 'phone',
        answers: 'phone-kind.top,age.one,condition.new,works.all',
        sum: 378,
        name: 'Ana',
        email: `trade-${crypto.randomUUID()}@example.com`,
      },
      ...{ way: 'parcel', street: 'Čopova 14', post_code: '1000', city: 'Ljubljana', confirmed: true },
    })),
  ],
  trade_in_offer_state: byCode((world) => world.tradeIn(), 'code'),
  trade_in_answer: byCode(
    (world) => world.tradeIn(),
    'code',
    () => ({ answer: 'cancel' }),
  ),
  auth_my_devices: [call(users)],
  auth_company: [call(users)],
  auth_company_post: [call(users, () => ({ title: 'Kupec, d. o. o.', country: 'SI', vat_number: 'SI12345679' }))],
  auth_offers: [call(users)],
  auth_offers_post: [call(noOne)],
  auth_offer_pdf: [call(noOne, () => ({ id: 1 }))],
  auth_offer_order: [call(noOne, () => ({ id: 1 }))],
  auth_company_prices: [call(users, (world) => ({ ids: [world.products[0]] }))],
  webshop_overview: [call(users)],
  catalog_my_notices: [call(users)],
  webshop_devices: byCode(order),
  webshop_device: byCode(
    (world) => world.shippedOrder(),
    'identifier',
    () => ({ line: 0 }),
  ),
  webshop_device_post: byCode(
    (world) => world.shippedOrder(),
    'identifier',
    () => ({ line: 0, serial_number: 'SN 1' }),
  ),
  webshop_claim: byCode(
    (world) => world.shippedOrder(),
    'identifier',
    (world) => ({ line: 0, message: `It does not start any more: ${world.products[0]}` }),
  ),
  webshop_claim_photo: [
    call(anyone, async (world) => ({ ...(await world.claim()), content: await world.picture() })),
    call(noOne, async (world) => {
      const { identifier, id } = await world.claim();
      return { identifier: wrong(identifier), id, content: await world.picture() };
    }),
  ],

  misc_staff_redirects: [call(staff)],
  misc_staff_redirects_post: [call(staff, (world) => ({ old_path: `/stara-${world.ids.staff}/`, new_path: '/' }))],
  misc_staff_redirects_delete: [call(staff, async (world) => ({ id: await world.redirect() }))],

  feedback_comments: [call(anyone, content)],
  feedback_comments_post: [call(withToken, (world) => ({ ...content(world), display_name: 'Žana', message: 'Odlična izbira, hvala.', rate: 5 }))],
  feedback_rate: [
    call(
      customer,
      having(
        (world) => world.paidOrder('customer'),
        (world) => ({ ...content(world), rate: 4 }),
      ),
    ),
    call(
      guest,
      having(
        (world) => world.paidOrder('guest'),
        (world) => ({ ...content(world), rate: 4 }),
      ),
    ),
  ],
  feedback_photos_post: [
    call(customer, async (world) => {
      await world.comment();
      return { ...content(world), content: await world.picture() };
    }),
  ],
  feedback_photos_delete: [call(customer, async (world) => ({ ...content(world), id: await world.photo() }))],
  feedback_photo: [call(anyone, async (world) => ({ id: await world.photo(), size: 'small' }))],
  feedback_helpful: [call(users, async (world) => ({ id: await world.otherComment(), helpful: true }))],
  feedback_staff_comments: [
    call(
      staff,
      having((world) => world.comment()),
    ),
  ],
  feedback_staff_decision: [call(staff, async (world) => ({ id: await world.comment(), decision: 'approve' }))],
  feedback_staff_answer: [call(staff, async (world) => ({ id: await world.comment(), message: 'Hvala za mnenje.' }))],

  feedback_questions: [call(anyone, content)],
  feedback_questions_post: [
    call(withToken, (world) => ({
      ...content(world),
      ...{ display_name: 'Žana', message: 'Ali ima vtičnico USB-C?', email: `question-${crypto.randomUUID()}@example.com` },
    })),
  ],
  feedback_answers_post: [
    call(
      customer,
      having(
        (world) => world.paidOrder('customer'),
        async (world) => ({ question_id: await world.question(), display_name: 'Žana', message: 'Ima jo.' }),
      ),
    ),
    call(
      guest,
      having(
        (world) => world.paidOrder('guest'),
        async (world) => ({ question_id: await world.question(), display_name: 'Žana', message: 'Ima jo.' }),
      ),
    ),
  ],
  feedback_question: [call(anyone, async (world) => ({ code: await world.questionCode() }))],
  feedback_question_confirm: [call(anyone, async (world) => ({ code: await world.questionCode() }))],
  feedback_question_stop: [call(anyone, async (world) => ({ code: await world.questionCode() }))],

  catalog_coupon_prices: [call(anyone, (world) => ({ ids: world.products }))],
  catalog_recalls: [call(anyone)],
  catalog_my_recalls: [call(users)],
  catalog_report: [
    call(anyone, (world) => ({
      ...{ subject: 'product', subject_id: world.products[0], address: '/p/x/', ground: 'unsafe', message: 'It becomes very hot when it is charged.' },
      ...{ name: 'Ana', email: `report-${crypto.randomUUID()}@example.com`, good_faith: true },
    })),
  ],
  catalog_report_state: byCode((world) => world.report(), 'code'),
  catalog_report_appeal: byCode(
    (world) => world.report(true),
    'code',
    () => ({ message: 'The decision looked at another product.' }),
  ),
  catalog_notify: [call(withToken, (world) => ({ product_id: world.products[0], kind: 'price_drop', email: world.email }))],
  catalog_notify_found: [call(withToken, (world) => ({ q: 'qqzork', email: world.email }))],
  catalog_notice: byCode((world) => world.notice(), 'code'),
  catalog_notice_confirm: byCode((world) => world.notice(), 'code'),
  catalog_notice_stop: byCode((world) => world.notice(), 'code'),

  newsletter_subscribe: [call(withToken, (world) => ({ email: world.email }))],
  newsletter_confirm: [call(anyone, (world) => world.subscriptionRequest()), call(noOne, async (world) => wrongLink(await world.subscriptionRequest()))],
  newsletter_confirm_post: [call(anyone, (world) => world.subscriptionRequest()), call(noOne, async (world) => wrongLink(await world.subscriptionRequest()))],
  newsletter_preferences: [call(anyone, (world) => world.subscription()), call(noOne, async (world) => wrongLink(await world.subscription()))],
  newsletter_preferences_put: [
    call(anyone, async (world) => ({ ...(await world.subscription()), ...chosen })),
    call(noOne, async (world) => ({ ...wrongLink(await world.subscription()), ...chosen })),
  ],
  newsletter_unsubscribe: [call(anyone, (world) => world.subscription()), call(noOne, async (world) => wrongLink(await world.subscription()))],
  newsletter_own: [
    call(
      users,
      having((world) => world.subscription()),
      { reveals: { to: 'customer', what: (world) => world.subscriptionCode() } },
    ),
  ],
  newsletter_page: [
    call(anyone, (world) => world.newsletter({ isSent: true })),
    call(staff, (world) => world.newsletter({ isSent: false })),
    call(noOne, async (world) => wrongLink(await world.newsletter({ isSent: true }))),
  ],
  newsletter_save: [call(staff, () => ({ topic: 'offers', texts: { si: { subject: 'Novice', html: '<p>Nove cene</p>' } } }))],
  newsletter_send: [call(staff, async (world) => ({ id: (await world.newsletter({ isSent: false })).id }))],

  catalog_wishlist: [
    call(
      anyone,
      having((world) => world.wish()),
      { reveals: title },
    ),
    call(customer, async (world) => ({ list: (await world.wish()).list })),
  ],
  catalog_wishlist_codes: [
    call(
      anyone,
      having((world) => world.wish()),
      { reveals: { to: 'customer', what: (world) => `"p-${world.products[0]}"` } },
    ),
  ],
  catalog_wishlist_post: [
    call(withToken, (world) => ({ code: `p-${world.products[0]}` })),
    call(customer, async (world) => ({ code: `p-${world.products[1]}`, list: (await world.wish()).list })),
  ],
  catalog_wishlist_item: [call(customer, async (world) => ({ id: (await world.wish()).item }))],
  catalog_wishlist_categories: [
    call(
      anyone,
      having((world) => world.wish()),
    ),
  ],
  catalog_wishlist_list_post: [call(withToken, () => ({ title: 'Za doma' }))],
  catalog_wishlist_list_put: [call(customer, async (world) => ({ id: (await world.wish()).list, title: 'Za doma' }))],
  catalog_wishlist_list_delete: [call(customer, async (world) => ({ id: (await world.wish()).list }))],
  catalog_wishlist_share: [call(customer, async (world) => ({ id: (await world.wish()).list, shared: true }))],
  catalog_wishlist_shared: byCode((world) => world.sharedList(), 'code'),

  catalog_compare: [
    call(
      anyone,
      having((world) => world.compared()),
      { reveals: { to: 'guest', what: (world) => `p-${world.products[0]}` } },
    ),
  ],
  cms_static_content: [call(anyone, () => ({ slug: LANDING.openDays.slug }))],
  catalog_compare_post: [call(withToken, product)],
  catalog_compare_delete: [
    call(
      withToken,
      having((world) => world.compared(), product),
    ),
  ],
  sweepstakes: [call(anyone)],
  sweepstake: [call(anyone, () => ({ slug: 'discount-wheel' }))],
  sweepstake_protocol: [call(anyone, () => ({ slug: 'summer-draw' })), call(noOne, () => ({ slug: 'discount-wheel' }))],
  sweepstake_enter: [call(withToken, (world) => ({ slug: 'new-year-laptop', name: 'Žana', email: world.email, accept_rules: true }))],
  sweepstake_entry: byCode((world) => world.entry(), 'code'),
  sweepstake_confirm: byCode((world) => world.entry(), 'code'),
  spin_wheel: [call(withToken, (world) => ({ slug: 'discount-wheel', email: world.email, accept_rules: true }))],
  sweepstake_draw: [call(staff, () => ({ slug: 'summer-draw' }))],

  catalog_compare_table: [call(anyone, (world) => ({ ids: [world.products[0]] }))],
};
