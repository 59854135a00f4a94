import { Agent, request } from 'node:http';
import { wrongLogin } from './login-times.ts';

const LOGINS_PER_SECOND = 200;
const PAGES_PER_SECOND = 200;
/** Rounds without and with the flood alternate, and medians are compared, as other load of the machine varies. */
const ROUNDS = 5;
const SECONDS = 4;
const TICK_MS = 5;

export interface LoginFlood {
  /** p99 of a cached page, milliseconds, without and during the flood. */
  quiet: number;
  flooded: number;
  /** Pages that were not served. */
  bad: number;
  /** Logins sent, and how many of them had their password checked. */
  sent: number;
  lookedAt: number;
}

/** Requests one cached page at a steady rate, without and during wrong logins from ever new addresses at ever new accounts, which no limit stops. */
export async function loginFlood(port: number, path: string): Promise<LoginFlood> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const read = async () => steady(PAGES_PER_SECOND, () => getPage(agent, port, path)).stopAfter(SECONDS);
  let number = 0;
  const attempt = () => {
    number += 1;
    return wrongLogin(port, `tujec-${number}@primer.test`);
  };
  const quiet: Answered[][] = [];
  const flooded: Answered[][] = [];
  const logins: Answered[] = [];
  await read();
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await read());
    const flood = steady(LOGINS_PER_SECOND, attempt);
    flooded.push(await read());
    logins.push(...(await flood.stopAfter(0)));
  }
  agent.destroy();
  return {
    quiet: median(quiet.map(p99)),
    flooded: median(flooded.map(p99)),
    bad: [...quiet, ...flooded].flat().filter(({ status }) => status !== 200).length,
    sent: logins.length,
    lookedAt: logins.filter(({ status }) => status === 422).length,
  };
}

interface Answered {
  /** 0: no response. */
  status: number;
  ms: number;
}

/** Sends at a fixed rate without waiting for responses, as many clients do. */
function steady(perSecond: number, send: () => Promise<Answered>): { stopAfter: (seconds: number) => Promise<Answered[]> } {
  const calls: Promise<Answered>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
    while (calls.length < due) calls.push(send().catch(() => ({ status: 0, ms: Number.POSITIVE_INFINITY })));
  }, TICK_MS);
  return {
    stopAfter: async (seconds) => {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      clearInterval(timer);
      return Promise.all(calls);
    },
  };
}

function getPage(agent: Agent, port: number, path: string): Promise<Answered> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, path, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    call.on('error', reject).end();
  });
}

const p99 = (answers: readonly Answered[]): number => answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
