/** The demo shop: its loader. Logins and product codes for tests are in `known.ts`. */
export { loadDemo } from './load/load-demo.ts';
