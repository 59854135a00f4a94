/** For drills: the process collects its garbage when told so by SIGUSR2, and notes how large its compiled code is. `NODE_OPTIONS=--import=…` brings it in. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  for (let i = 0; i < 4; i += 1) collect();
  const code = getHeapSpaceStatistics()
    .filter(({ space_name }) => /code|trusted/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  writeFileSync(`${tmpdir()}/vitrina-code-${process.pid}`, String(code));
});
