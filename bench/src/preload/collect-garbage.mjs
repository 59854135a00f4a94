/**
 * For drills: on SIGUSR2 the process collects garbage and writes its heap statistics to a file; if the file `….wanted` next to it contains a path, it
 * first writes a heap snapshot there. Loaded by `NODE_OPTIONS=--import=…`.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { getHeapSpaceStatistics, setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const note = `${tmpdir()}/vitrina-heap-${process.pid}`;
const snapshotRequest = `${note}.wanted`;

process.on('SIGUSR2', () => {
  for (let i = 0; i < 4; i += 1) collect();
  const spaces = getHeapSpaceStatistics().map(({ space_name, space_used_size }) => [space_name, space_used_size]);
  const { external } = process.memoryUsage();
  if (existsSync(snapshotRequest)) {
    writeHeapSnapshot(readFileSync(snapshotRequest, 'utf8'));
    rmSync(snapshotRequest);
  }
  writeFileSync(`${note}.new`, JSON.stringify({ spaces, external }));
  renameSync(`${note}.new`, note);
});
