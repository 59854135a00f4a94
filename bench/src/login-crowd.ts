import { setTimeout as pause } from 'node:timers/promises';
import { logIn, wrongLogin } from './login-times.ts';
import { queryShop } from './shop-database.ts';

const STRANGERS = 130;
const PEOPLE = 8;
const SECONDS_BEFORE = 5;
/** Password of the demo shop's customer. */
const PASSWORD = 'vitrina-demo-1';

export interface LoginCrowd {
  /** Slowest correct login, milliseconds. */
  slowest: number;
  /** Correct logins that failed. */
  failed: number;
  /** Wrong logins answered meanwhile, and how many of them had their password checked. */
  wrong: number;
  lookedAt: number;
}

/** Sends failing logins continuously, each client with another account and address; meanwhile customers log in correctly for the first time. */
export async function loginCrowd(port: number, dataDir: string): Promise<LoginCrowd> {
  const emails = Array.from({ length: PEOPLE }, (_, i) => `pravi-${i}@primer.test`);
  await queryShop(
    dataDir,
    `insert into users (email, password_hash, confirmed_at) select one, u.password_hash, now() from users u, unnest($1::text[]) one where u.email = $2`,
    [emails, 'customer@vitrina.test'],
  );
  const wrong: number[] = [];
  let isOver = false;
  const stranger = async (n: number): Promise<void> => {
    const address = `203.0.${n}.7`;
    while (!isOver) wrong.push((await wrongLogin(port, `tujec-${n}@primer.test`, address).catch(() => ({ status: 0 }))).status);
  };
  const strangers = Array.from({ length: STRANGERS }, (_, n) => stranger(n));
  await pause(SECONDS_BEFORE * 1000);
  const answers = await Promise.all(emails.map((email, i) => logIn(port, { email, password: PASSWORD }, `198.51.${100 + i}.9`)));
  isOver = true;
  await Promise.all(strangers);
  return {
    slowest: Math.max(...answers.map(({ ms }) => ms)),
    failed: answers.filter(({ status }) => status !== 200).length,
    wrong: wrong.length,
    lookedAt: wrong.filter((status) => status === 422).length,
  };
}
