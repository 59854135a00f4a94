import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Folder of an unpacked OpenSearch with its module `mapper-extras`; a Java is needed too. */
const HOME = process.env.OPENSEARCH_HOME ?? '';
const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Condition of tests that need a real server; `npm run bench -- opensearch` downloads one. */
export const NEEDS_OPENSEARCH = {
  isMissing: !existsSync(join(HOME, 'bin', 'opensearch')) || !hasJava(),
  meta: { needs: 'an unpacked OpenSearch (OPENSEARCH_HOME) and Java' },
};

export interface OpenSearchNodes {
  urls: string[];
  /** Kills a node without a shutdown, like a failing machine. */
  kill: (node: number) => Promise<void>;
  /** Restarts a killed node on its data on disk. */
  revive: (node: number) => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  nodes: number;
  /** Java heap of each node, in megabytes. */
  heap?: number;
  home?: string;
  /** Folder with the nodes' data, which is kept; absent: a new one, deleted afterwards. */
  data?: string | undefined;
}

/** Nodes discover each other by their ports, so all clusters may share this name. */
const CLUSTER = 'vitrina';
/** User id for the nodes, as OpenSearch refuses to run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const LONGEST_START_MS = 200_000;
const LOOK_EVERY_MS = 300;

/** Starts a cluster on this machine, in a folder of its own. */
export async function startOpenSearch({ nodes, heap = 512, home = HOME, data }: Options): Promise<OpenSearchNodes> {
  if (data !== undefined) mkdirSync(data, { recursive: true });
  const folder = data ?? mkdtempSync(join(tmpdir(), 'vitrina-opensearch-'));
  const ports = await freePorts(nodes * 2);
  const http = ports.slice(0, nodes);
  const transport = ports.slice(nodes);
  give(folder);
  const all = http.map((port, i) => configure({ folder, home, name: `node-${i + 1}`, port, transport, i, nodes }));
  const running: (ChildProcess | null)[] = all.map(() => null);
  const start = (i: number) => {
    running[i] = launch({ home, conf: all[i] as string, heap });
  };
  const kill = async (i: number): Promise<void> => {
    const child = running[i];
    running[i] = null;
    if (!child?.pid || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  const stop = async () => {
    await Promise.all(all.map((_, i) => kill(i)));
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const urls = http.map((port) => `http://127.0.0.1:${port}`);
  try {
    for (const i of all.keys()) start(i);
    await Promise.all(urls.map((url, i) => untilReady(url, nodes, () => logOf(folder, i, running[i] ?? null))));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls,
    kill,
    stop,
    revive: async (i) => {
      start(i);
      await untilReady(urls[i] as string, nodes, () => logOf(folder, i, running[i] ?? null));
    },
  };
}

interface Node {
  folder: string;
  home: string;
  name: string;
  port: number;
  transport: readonly number[];
  i: number;
  nodes: number;
}

/** Writes a node's configuration; returns its folder. */
function configure({ folder, home, name, port, transport, i, nodes }: Node): string {
  const own = join(folder, name);
  for (const part of ['', 'config', 'data', 'logs', 'tmp']) {
    mkdirSync(join(own, part), { recursive: true });
    give(join(own, part));
  }
  const names = Array.from({ length: nodes }, (_, n) => `node-${n + 1}`);
  const settings = {
    'cluster.name': CLUSTER,
    'node.name': name,
    'path.data': join(own, 'data'),
    'path.logs': join(own, 'logs'),
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': transport[i],
    'discovery.seed_hosts': transport.map((one) => `127.0.0.1:${one}`),
    'cluster.initial_cluster_manager_nodes': names,
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  writeFileSync(
    join(own, 'config', 'opensearch.yml'),
    Object.entries(settings)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n'),
  );
  copyFileSync(join(home, 'config', 'log4j2.properties'), join(own, 'config', 'log4j2.properties'));
  const options = readFileSync(join(home, 'config', 'jvm.options'), 'utf8').split('\n');
  writeFileSync(join(own, 'config', 'jvm.options'), options.filter((line) => !/-Xm[sx]|gc\.log/.test(line)).join('\n'));
  return own;
}

const give = (path: string): void => {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
};

/** Home of the Java in the path; test distributions include none and do not search for it. */
function javaHome(): string {
  const output = spawnSync('java', ['-XshowSettings:properties', '-version'], { encoding: 'utf8' }).stderr;
  return /java\.home = (.+)/.exec(output)?.[1] ?? '';
}

function launch({ home, conf, heap }: { home: string; conf: string; heap: number }): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    OPENSEARCH_JAVA_HOME: process.env.OPENSEARCH_JAVA_HOME ?? javaHome(),
    OPENSEARCH_PATH_CONF: join(conf, 'config'),
    OPENSEARCH_TMPDIR: join(conf, 'tmp'),
    OPENSEARCH_JAVA_OPTS: `-Xms${heap}m -Xmx${heap}m`,
  };
  // A process group of its own, as the script starts Java as a child process.
  return spawn(join(home, 'bin', 'opensearch'), [], { cwd: conf, env, detached: true, stdio: 'ignore', ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
}

/** Waits until the node replies and sees all nodes of the cluster. */
async function untilReady(url: string, nodes: number, whyNot: () => string): Promise<void> {
  const until = performance.now() + LONGEST_START_MS;
  while (performance.now() < until) {
    const health = await fetch(`${url}/_cluster/health`).then(
      (reply) => (reply.ok ? (reply.json() as Promise<{ number_of_nodes: number }>) : null),
      () => null,
    );
    if (health && health.number_of_nodes >= nodes) return;
    if (whyNot() !== '') break;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`OpenSearch did not start: ${whyNot()}`);
}

/** The end of the log of a node that has ended; empty while it runs. */
function logOf(folder: string, i: number, child: ChildProcess | null): string {
  if (child && child.exitCode === null) return '';
  const path = join(folder, `node-${i + 1}`, 'logs', `${CLUSTER}.log`);
  return existsSync(path) ? readFileSync(path, 'utf8').slice(-2000) : 'it ended without a log';
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
