import { watch } from 'node:fs';
import { fingerprint, foldersBelow } from './fingerprint.mjs';
import { run } from './run.mjs';

const SETTLED_MS = 200;

/**
 * Runs a program, and again whenever a file in these folders gets other contents; ends with it when a signal came.
 * Not `node --watch`: that loses a file as soon as an editor saves it by renaming.
 */
export async function runAgain(program, args, paths) {
  const ending = nextSignal();
  for (;;) {
    let child;
    const change = nextChange(paths);
    const ended = run(program, args, { onStart: (started) => (child = started) });
    const first = await Promise.race([change.then(() => 'change'), ended.then(() => 'ended')]);
    if (first === 'change') child.kill('SIGTERM');
    const code = await ended;
    if (ending.came()) return code;
    if (first === 'ended') {
      console.log('The server ended; it starts again after the next change.');
      await Promise.race([change, ending.signal]);
      if (ending.came()) return code;
    }
    console.log('\nStarting again …');
  }
}

function nextSignal() {
  let came = false;
  const signal = new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(name, () => {
        came = true;
        resolve();
      });
  });
  return { signal, came: () => came };
}

/** Resolves when the files' contents differ from now and have settled. New folders are seen, as they change the one around them. */
function nextChange(paths) {
  const before = fingerprint(paths);
  return new Promise((resolve) => {
    let timer;
    const look = () => {
      if (fingerprint(paths) === before) return;
      for (const watcher of watchers) watcher.close();
      resolve();
    };
    const onEvent = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    const watchers = paths.flatMap(foldersBelow).map((folder) => watch(folder, onEvent).on('error', () => {}));
  });
}
