import { languageBase } from '@vitrina/contract/values/languages';
import { CUSTOMER, OFFICE, STAFF } from '@vitrina/demo/known';
import type { Config } from '../config/read-config.ts';
import { officeAddress } from './owner-link.ts';
import type { EnabledLanguages } from './read-site.ts';
import { bankUrl } from '../services/sandbox-bank/start-sandbox-bank.ts';

interface WelcomeFacts {
  config: Config;
  site: EnabledLanguages;
  port: number;
  sandboxBankPort: number | null;
  hasDemo: boolean;
  isEmpty: boolean;
  /** How the owner logs in to the back office for the first time; `null`: there is an owner, or no database here. */
  firstLogin: string | null;
}

/** Returns the lines printed when the shop is open. */
export function welcome({ config, site, port, sandboxBankPort, hasDemo, isEmpty, firstLogin }: WelcomeFacts): string[] {
  const origin = config.http.publicUrl ?? `http://localhost:${port}`;
  const others = site.enabledLanguages.filter((code) => code !== site.defaultLanguage).map((code) => languageBase(code, site.defaultLanguage));
  return [
    '',
    `The shop is open:  ${origin}/`,
    ...(others.length > 0 ? [`  languages        ${others.join('  ')}`] : []),
    `  interface        ${origin}/api/openapi.json`,
    ...(config.remoteBackend.url ? [] : [`  back office      ${officeAddress(config, port)}`]),
    ...(firstLogin === null ? [] : [`  first login      ${firstLogin}`]),
    ...(hasDemo ? demoOf(config) : []),
    ...(sandboxBankPort === null ? [] : [`  sandbox bank     ${bankUrl(origin, sandboxBankPort)}/ (pays no money; from this machine)`]),
    ...(config.mode === 'production' || config.mail.smtpUrl || config.remoteBackend.url
      ? []
      : [`  mails            ${origin}/dev/mail/ (none are sent; shown to this machine)`]),
    `  data             ${dataOf(config)}`,
    ...(isEmpty
      ? [
          '',
          `The database is empty. ${config.mode === 'production' ? '' : '`npm run demo` or '}\`npm run shop -- load DIR\` fills it, also while the shop runs; \`npm run shop -- new DIR\` begins a shop, SHOP_DIR=DIR opens one.`,
        ]
      : []),
    '',
    'Ctrl+C stops it.',
    '',
  ];
}

function demoOf({ mode }: Config): string[] {
  if (mode === 'production') return ['  demo shop        without its logins: nobody is staff, and who wants an account signs up'];
  return [
    `  demo logins      ${CUSTOMER.email} and ${STAFF.email}, password ${STAFF.password}`,
    `  office logins    ${OFFICE.people.map(({ role }) => `${role}@`).join(' ')}${OFFICE.people[0].email.split('@')[1]}, password ${OFFICE.password}, secret of the app ${OFFICE.totpSecret}`,
  ];
}

function dataOf({ remoteBackend, database, storage }: Config): string {
  if (remoteBackend.url) return `the backend at ${remoteBackend.url}`;
  return database.url ? 'the database of DATABASE_URL' : storage.dataDir;
}
