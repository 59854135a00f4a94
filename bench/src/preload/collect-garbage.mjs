/** For drills: the process collects its garbage when told so by SIGUSR2. `NODE_OPTIONS=--import=…` brings it in. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  for (let i = 0; i < 4; i += 1) collect();
});
