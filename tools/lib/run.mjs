import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Runs a program on our terminal; resolves to its exit code. Signals are forwarded. */
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

/** Calls `act` when npm has ended: it exits on SIGTERM without forwarding it, so its shell dies and our parent changes. No process may be orphaned. */
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

/** Runs a program without a terminal; resolves to its exit code and output. `timeout`: milliseconds until it is killed. */
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

/** Time since a moment, as text: `1.2 s`. */
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
