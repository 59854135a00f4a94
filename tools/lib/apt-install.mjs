import { existsSync } from 'node:fs';
import { capture } from './run.mjs';

/** True if Debian packages can be installed here. */
export const canAptInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Options for a short timeout of unresponsive servers, and one retry. */
const LIMITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];

/** Installs Debian packages without removing any; returns the reason for a failure, or `null`. */
export async function aptInstall(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update', '-q', ...LIMITS], { env });
  const install =
    update.code === 0 ? await capture('apt-get', ['install', '-q', '-y', '--no-install-recommends', '--no-remove', ...LIMITS, ...names], { env }) : update;
  return install.code === 0 ? null : install.output.trim().split('\n').slice(-5).join('\n');
}
