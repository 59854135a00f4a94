import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Runs a program to its end with our terminal; gives its exit code. Signals are passed on. */
export function run(program, args, { env = process.env, cwd = ROOT, stdio = 'inherit', onStart = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio });
    onStart(child);
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const watch = whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1));
    });
  });
}

/** npm ends at a SIGTERM without passing it on: its shell dies, and we get another parent. Nothing may run on unseen. */
function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
  return watch;
}

/** Runs a program quietly; gives its exit code and what it printed. `timeout`: milliseconds until it is ended. */
export function capture(program, args, { env = process.env, cwd = ROOT, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 1, output: signal ? `${output}\n(ended by ${signal})` : output }));
  });
}

/** How long something took, for people: `1.2 s`. */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
