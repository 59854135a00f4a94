/** Loader of the demo shop. Logins and product codes for tests are in `known.ts`. */
export { saveDemoSettings } from './load/save-demo-settings.ts';
export { loadDemo } from './load/load-demo.ts';
export { completeOffice } from './load/save-office.ts';
