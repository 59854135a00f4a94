import { existsSync } from 'node:fs';
import { aptInstall, canAptInstall } from './apt-install.mjs';

/** The last is an alias of the program: Debian's package with it starts no server by itself. */
const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server', '/usr/bin/redis-check-rdb'];

/** Path of a Redis server, which is installed on Debian as root. `null`: not available, and the reason was printed. */
export async function findRedisServer() {
  const found = () => PLACES.find((path) => existsSync(path)) ?? null;
  if (process.env.REDIS_SERVER_PATH) return process.env.REDIS_SERVER_PATH;
  if (found()) return found();
  if (!canAptInstall()) {
    console.log(
      'There is no Redis here and no right to install one, so the tests with Redis are LEFT OUT (the last lines say how many; with CI=true the run fails).\nInstall it (Debian: apt-get install redis-server) or name it with REDIS_SERVER_PATH.',
    );
    return null;
  }
  console.log('Installing Redis for the tests of what processes share …');
  const failure = await aptInstall('redis-tools');
  if (failure)
    console.log(`Redis could not be installed, so the tests with Redis are LEFT OUT (the last lines say how many; with CI=true the run fails):\n${failure}`);
  return found();
}
