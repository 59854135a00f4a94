import { fail, inRoot, nodePath } from './paths.mjs';
import { capture } from './run.mjs';

/** Runs Vite in a workspace, for production; warnings are printed, an error ends the process with `message`. */
export async function runVite(workspace, args, message) {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await capture(nodePath(), [vite, ...args, '--logLevel', 'warn'], {
    cwd: inRoot(workspace),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) fail(`${message}:\n${output.trim()}`);
  if (output.trim() !== '') console.warn(output.trim());
}
