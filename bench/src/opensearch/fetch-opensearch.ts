import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const VERSION = '2.19.3';
const MODULE = 'mapper-extras';
const REPOSITORY = join(homedir(), '.m2', 'repository', 'org', 'opensearch');

/** Folder of an unpacked OpenSearch: that of OPENSEARCH_HOME, or one assembled from Maven Central. `null`: neither is available, with the reason printed. */
export function findOpenSearch(): string | null {
  if (process.env.OPENSEARCH_HOME) return process.env.OPENSEARCH_HOME;
  const home = join(tmpdir(), `vitrina-opensearch-${VERSION}`);
  if (existsSync(join(home, 'bin', 'opensearch'))) return home;
  for (const program of ['java', 'mvn', 'unzip']) {
    if (!existsSync('/bin/sh') || spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0) return reportMissing(`${program} is missing`);
  }
  const fetched =
    fetchArtifact(`org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`) && fetchArtifact(`org.opensearch.plugin:${MODULE}-client:${VERSION}`);
  if (!fetched) return reportMissing('Maven Central did not give it');
  const unpacked = `${home}-unpacked`;
  const zip = join(REPOSITORY, 'distribution', 'integ-test-zip', 'opensearch', VERSION, `opensearch-${VERSION}.zip`);
  if (spawnSync('unzip', ['-q', '-o', zip, '-d', unpacked]).status !== 0) return reportMissing(`${zip} cannot be unpacked`);
  cpSync(join(unpacked, `opensearch-${VERSION}`), home, { recursive: true });
  addModule(home);
  spawnSync('chmod', ['-R', 'a+rX', home]);
  return home;
}

const fetchArtifact = (artifact: string): boolean =>
  spawnSync('mvn', ['-q', '-B', 'dependency:get', `-Dartifact=${artifact}`, '-Dtransitive=false'], { stdio: 'inherit' }).status === 0;

/** The distribution for tests lacks the modules that all others have. */
function addModule(home: string): void {
  const folder = join(home, 'modules', MODULE);
  mkdirSync(folder, { recursive: true });
  const jar = `${MODULE}-client-${VERSION}.jar`;
  cpSync(join(REPOSITORY, 'plugin', `${MODULE}-client`, VERSION, jar), join(folder, jar));
  const about = {
    description: 'Adds advanced field mappers',
    version: VERSION,
    name: MODULE,
    classname: 'org.opensearch.index.mapper.MapperExtrasPlugin',
    'java.version': '11',
    'opensearch.version': VERSION,
    'has.native.controller': 'false',
  };
  writeFileSync(
    join(folder, 'plugin-descriptor.properties'),
    Object.entries(about)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
}

function reportMissing(why: string): null {
  console.log(`OpenSearch is not measured: ${why}. Name an unpacked one with OPENSEARCH_HOME.`);
  return null;
}
