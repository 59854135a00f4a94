import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { loadAreas } from '../language/texts-store.ts';
import { readChangesSearch } from '../screens/activity/changes-search.ts';
import { readMailsSearch } from '../screens/activity/mails-search.ts';
import { readBankSearch } from '../screens/bank/bank-search.ts';
import { readCompaniesSearch } from '../screens/customers/companies-search.ts';
import { readCustomersSearch } from '../screens/customers/customers-search.ts';
import { readGuestsSearch } from '../screens/customers/guests-search.ts';
import { readOrdersSearch } from '../screens/orders/orders-search.ts';
import { readPaymentsSearch } from '../screens/payments/payments-search.ts';
import { readRefundsSearch } from '../screens/refunds/refunds-search.ts';
import { readReturnsSearch } from '../screens/returns/returns-search.ts';
import { readReviewsSearch } from '../screens/reviews/reviews-search.ts';
import { readStockSearch } from '../screens/stock/stock-search.ts';
import { readTradeInsSearch } from '../screens/trade-ins/trade-ins-search.ts';
import { readTransfersSearch } from '../screens/stock/transfers-search.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound, errorComponent: BrokenScreen });
const getParentRoute = () => root;

const home = createRoute({
  getParentRoute,
  path: '/',
  loader: () => loadAreas('home', 'orders', 'notices', 'activity', 'desk'),
  component: lazyRouteComponent(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
});
const orders = createRoute({
  getParentRoute,
  path: '/orders',
  validateSearch: readOrdersSearch,
  loader: () => loadAreas('orders'),
  component: lazyRouteComponent(() => import('../screens/orders/orders-screen.tsx'), 'OrdersScreen'),
});
const order = createRoute({
  getParentRoute,
  path: '/orders/$number',
  loader: () => loadAreas('orders', 'order', 'desk', 'editor', 'palette', 'replies'),
  component: lazyRouteComponent(() => import('../screens/order/order-screen.tsx'), 'OrderScreen'),
});
const newOrder = createRoute({
  getParentRoute,
  path: '/orders/new',
  loader: () => loadAreas('orders', 'order', 'desk', 'editor', 'palette'),
  component: lazyRouteComponent(() => import('../screens/new-order/new-order-screen.tsx'), 'NewOrderScreen'),
});
const picks = createRoute({
  getParentRoute,
  path: '/picks',
  loader: () => loadAreas('picks'),
  component: lazyRouteComponent(() => import('../screens/picks/picks-screen.tsx'), 'PicksScreen'),
});
const handover = createRoute({
  getParentRoute,
  path: '/picks/handover',
  loader: () => loadAreas('picks'),
  component: lazyRouteComponent(() => import('../screens/picks/handover-screen.tsx'), 'HandoverScreen'),
});
const pick = createRoute({
  getParentRoute,
  path: '/picks/$id',
  loader: () => loadAreas('picks', 'order'),
  component: lazyRouteComponent(() => import('../screens/picks/pick-screen.tsx'), 'PickScreen'),
});
const stock = createRoute({
  getParentRoute,
  path: '/stock',
  validateSearch: readStockSearch,
  loader: () => loadAreas('stock', 'editor'),
  component: lazyRouteComponent(() => import('../screens/stock/stock-screen.tsx'), 'StockScreen'),
});
const activity = createRoute({
  getParentRoute,
  path: '/activity',
  validateSearch: readChangesSearch,
  loader: () =>
    loadAreas('activity', 'orders', 'order', 'stock', 'desk', 'returns', 'reviews', 'people', 'customers', 'payments', 'refunds', 'bank', 'trade_ins'),
  component: lazyRouteComponent(() => import('../screens/activity/activity-screen.tsx'), 'ActivityScreen'),
});

const returns = createRoute({
  getParentRoute,
  path: '/returns',
  validateSearch: readReturnsSearch,
  loader: () => loadAreas('returns', 'order'),
  component: lazyRouteComponent(() => import('../screens/returns/returns-screen.tsx'), 'ReturnsScreen'),
});
const oneReturn = createRoute({
  getParentRoute,
  path: '/returns/$id',
  loader: () => loadAreas('returns', 'order', 'replies'),
  component: lazyRouteComponent(() => import('../screens/returns/return-screen.tsx'), 'ReturnScreen'),
});
const tradeIns = createRoute({
  getParentRoute,
  path: '/trade-ins',
  validateSearch: readTradeInsSearch,
  loader: () => loadAreas('trade_ins'),
  component: lazyRouteComponent(() => import('../screens/trade-ins/trade-ins-screen.tsx'), 'TradeInsScreen'),
});
const bank = createRoute({
  getParentRoute,
  path: '/bank',
  validateSearch: readBankSearch,
  loader: () => loadAreas('bank', 'refunds'),
  component: lazyRouteComponent(() => import('../screens/bank/bank-screen.tsx'), 'BankScreen'),
});
const refunds = createRoute({
  getParentRoute,
  path: '/refunds',
  validateSearch: readRefundsSearch,
  loader: () => loadAreas('refunds'),
  component: lazyRouteComponent(() => import('../screens/refunds/refunds-screen.tsx'), 'RefundsScreen'),
});
const payments = createRoute({
  getParentRoute,
  path: '/payments',
  validateSearch: readPaymentsSearch,
  loader: () => loadAreas('payments'),
  component: lazyRouteComponent(() => import('../screens/payments/payments-screen.tsx'), 'PaymentsScreen'),
});
const customers = createRoute({
  getParentRoute,
  path: '/customers',
  validateSearch: readCustomersSearch,
  loader: () => loadAreas('customers'),
  component: lazyRouteComponent(() => import('../screens/customers/customers-screen.tsx'), 'CustomersScreen'),
});
const guests = createRoute({
  getParentRoute,
  path: '/guests',
  validateSearch: readGuestsSearch,
  loader: () => loadAreas('customers'),
  component: lazyRouteComponent(() => import('../screens/customers/guests-screen.tsx'), 'GuestsScreen'),
});
const guest = createRoute({
  getParentRoute,
  path: '/guests/$email',
  loader: () => loadAreas('customers', 'orders', 'order', 'desk', 'returns'),
  component: lazyRouteComponent(() => import('../screens/customers/guest-screen.tsx'), 'GuestScreen'),
});
const customer = createRoute({
  getParentRoute,
  path: '/customers/$id',
  loader: () => loadAreas('customers', 'orders', 'order', 'desk', 'returns'),
  component: lazyRouteComponent(() => import('../screens/customers/customer-screen.tsx'), 'CustomerScreen'),
});
const companies = createRoute({
  getParentRoute,
  path: '/companies',
  validateSearch: readCompaniesSearch,
  loader: () => loadAreas('customers'),
  component: lazyRouteComponent(() => import('../screens/customers/companies-screen.tsx'), 'CompaniesScreen'),
});
const reviews = createRoute({
  getParentRoute,
  path: '/reviews',
  validateSearch: readReviewsSearch,
  loader: () => loadAreas('reviews', 'replies'),
  component: lazyRouteComponent(() => import('../screens/reviews/reviews-screen.tsx'), 'ReviewsScreen'),
});

const transfers = createRoute({
  getParentRoute,
  path: '/transfers',
  validateSearch: readTransfersSearch,
  loader: () => loadAreas('stock'),
  component: lazyRouteComponent(() => import('../screens/stock/transfers-screen.tsx'), 'TransfersScreen'),
});
const mails = createRoute({
  getParentRoute,
  path: '/mails',
  validateSearch: readMailsSearch,
  loader: () => loadAreas('activity', 'desk'),
  component: lazyRouteComponent(() => import('../screens/activity/mails-screen.tsx'), 'MailsScreen'),
});
const jobs = createRoute({
  getParentRoute,
  path: '/jobs',
  loader: () => loadAreas('activity'),
  component: lazyRouteComponent(() => import('../screens/activity/jobs-screen.tsx'), 'JobsScreen'),
});
const shop = createRoute({
  getParentRoute,
  path: '/shop',
  loader: () => loadAreas('activity'),
  component: lazyRouteComponent(() => import('../screens/activity/shop-screen.tsx'), 'ShopScreen'),
});
const people = createRoute({
  getParentRoute,
  path: '/people',
  loader: () => loadAreas('people'),
  component: lazyRouteComponent(() => import('../screens/people/people-screen.tsx'), 'PeopleScreen'),
});
const person = createRoute({
  getParentRoute,
  path: '/people/$id',
  loader: () => loadAreas('people'),
  component: lazyRouteComponent(() => import('../screens/people/person-screen.tsx'), 'PersonScreen'),
});
const self = createRoute({
  getParentRoute,
  path: '/self',
  loader: () => loadAreas('people'),
  component: lazyRouteComponent(() => import('../screens/self/self-screen.tsx'), 'SelfScreen'),
});

/** Search parameters are plain text, `?text=100012`, not JSON. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));
const stringifySearch = (search: Record<string, unknown>): string => {
  const query = new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));
  return query.size > 0 ? `?${query}` : '';
};

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    orders,
    newOrder,
    order,
    picks,
    handover,
    pick,
    returns,
    oneReturn,
    tradeIns,
    bank,
    payments,
    refunds,
    stock,
    transfers,
    customers,
    guests,
    guest,
    customer,
    companies,
    reviews,
    activity,
    mails,
    jobs,
    shop,
    people,
    person,
    self,
  ]),
  basepath: '/backoffice',
  scrollRestoration: true,
  defaultPreload: 'intent',
  parseSearch,
  stringifySearch,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
