import { isOutage } from '../../../../db/index.ts';
import { describe, expect, it } from 'vitest';
import type { CatalogueEngine, FedEngine } from '../catalogue-engine.ts';
import { UnfitSearchEngine } from './check-version.ts';
import { OpenSearchError } from './opensearch-error.ts';
import { ResilientEngine } from './resilient-engine.ts';

/** An engine whose lists contain only its own id. */
const engineOf = (id: number): FedEngine & { taken: number[]; reloads: number } => {
  const engine = {
    taken: [] as number[],
    reloads: 0,
    name: 'memory' as const,
    frequencies: async () => [id],
    find: async () => ({ question: {} as never, slots: 0, hasThing: false, ranking: null }),
    first: async () => [id],
    list: async () => ({ ids: [id] }) as never,
    best: async () => [id],
    listed: async () => [id],
    closeTo: async () => [id],
    countShown: () => id,
    take: async (ids: readonly number[]) => {
      engine.taken.push(...ids);
      return false;
    },
    reload: async () => {
      engine.reloads += 1;
    },
  };
  return engine;
};

const [PRIMARY, STANDBY] = [1, 2];
const AWAY = () => new OpenSearchError(0, 'connect ECONNREFUSED');

interface Faults {
  isAway?: boolean;
  isBuilding?: boolean;
  version?: Error;
  /** Duration of a build. */
  rebuildMs?: number;
}

function setUp({ withStandby = true, ...initial }: Faults & { withStandby?: boolean } = {}) {
  const faults: Faults = initial;
  const orAway = <T>(answer: T): Promise<T> => (faults.isAway ? Promise.reject(AWAY()) : Promise.resolve(answer));
  const answering = engineOf(PRIMARY);
  const primary: CatalogueEngine = { ...answering, list: () => orAway({ ids: [PRIMARY] } as never), best: () => orAway([PRIMARY]) };
  const standby = withStandby ? engineOf(STANDBY) : null;
  const written: number[][] = [];
  const rebuilt: number[] = [];
  let [anew, isClosed] = [0, false];
  const messages: string[] = [];
  const engine = new ResilientEngine({
    feed: {
      engine: primary as never,
      check: () => (faults.version ? Promise.reject(faults.version) : orAway(undefined)),
      open: () => orAway(!faults.isBuilding),
      rebuild: async (change) => {
        await orAway(undefined);
        if (faults.isBuilding) return false;
        if (faults.rebuildMs !== undefined) await new Promise((resolve) => setTimeout(resolve, faults.rebuildMs));
        rebuilt.push(change);
        return true;
      },
      write: async (ids) => {
        await orAway(undefined);
        written.push([...ids]);
      },
      recount: async () => {},
      close: () => {
        isClosed = true;
      },
    },
    standby,
    lastChange: async () => 77,
    onAnew: () => {
      anew += 1;
    },
    log: (message) => void messages.push(message),
    retryMs: 1,
  });
  return { engine, standby, written, rebuilt, faults, messages, anew: () => anew, isClosed: () => isClosed };
}

const listOf = async (engine: CatalogueEngine): Promise<number | undefined> => (await engine.list({} as never)).ids[0];
/** Waits until a condition holds after a retry. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('while OpenSearch answers', () => {
  it('it is asked, and what stands in for it is kept current beside it', async () => {
    const { engine, standby, written, anew } = setUp();
    await engine.start();
    await until(() => engine.state.isUp);
    expect(await listOf(engine)).toBe(PRIMARY);
    expect(engine.countShown('category', 1)).toBe(PRIMARY);
    await engine.take([5, 6]);
    expect([written, standby?.taken, anew()]).toEqual([[[5, 6]], [5, 6], 1]);
    engine.close();
  });
  it('it is not asked before its index is whole', async () => {
    const { engine, faults } = setUp({ isBuilding: true });
    await engine.start();
    expect(await listOf(engine)).toBe(STANDBY);
    faults.isBuilding = false;
    await until(() => engine.state.isUp);
    expect(await listOf(engine)).toBe(PRIMARY);
    engine.close();
  });
  it('a bulk load is answered from memory until the index was built anew', async () => {
    const { engine, faults, rebuilt, standby } = setUp();
    await engine.start();
    await until(() => engine.state.isUp);
    faults.isBuilding = true;
    await engine.reload();
    expect([await listOf(engine), standby?.reloads]).toEqual([STANDBY, 1]);
    faults.isBuilding = false;
    await until(() => rebuilt.length > 0);
    expect([rebuilt, await listOf(engine)]).toEqual([[77], PRIMARY]);
    engine.close();
  });
});

it('bulk loads that come one after the other are built as one, after a rest as long as the building took', async () => {
  const { engine, rebuilt } = setUp({ rebuildMs: 300 });
  await engine.start();
  await until(() => engine.state.isUp);
  await engine.reload();
  await until(() => rebuilt.length === 1);
  const startedAt = performance.now();
  for (let time = 0; time < 5; time += 1) await engine.reload();
  await until(() => rebuilt.length === 2);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(290);
  await until(() => engine.state.isUp);
  engine.close();
  expect(rebuilt).toHaveLength(2);
});

describe('while OpenSearch is away', () => {
  it('the engine in memory answers, and a change is written when it is back, before it is asked again', async () => {
    const { engine, faults, written } = setUp();
    await engine.start();
    await until(() => engine.state.isUp);
    faults.isAway = true;
    expect([await listOf(engine), await engine.best(1, 1)]).toEqual([STANDBY, [STANDBY]]);
    expect(engine.figures.fallbacks).toBe(2);
    await engine.take([9]);
    expect(engine.state.behind).toBe(1);
    expect(await listOf(engine)).toBe(STANDBY);
    faults.isAway = false;
    await until(() => engine.state.behind === 0);
    expect(written).toEqual([[9]]);
    expect(await listOf(engine)).toBe(PRIMARY);
    engine.close();
  });
  it('a catalogue too large for memory is refused as an outage, never as an empty list', async () => {
    const { engine, faults } = setUp({ withStandby: false });
    await engine.start();
    expect(await listOf(engine)).toBe(PRIMARY);
    faults.isAway = true;
    for (let time = 0; time < 8; time += 1) {
      const failure = await listOf(engine).then(
        () => null,
        (error: unknown) => error,
      );
      expect(isOutage(failure)).toBe(true);
    }
    expect([engine.figures.refusals, engine.state.isUp]).toEqual([8, false]);
    engine.close();
  });
  it('at the start the shop starts all the same, and uses it when it is there', async () => {
    const { engine, faults, messages } = setUp({ isAway: true });
    await engine.start();
    expect([await listOf(engine), messages[0]]).toEqual([STANDBY, 'OpenSearch cannot be reached']);
    faults.isAway = false;
    await until(() => engine.state.isUp);
    engine.close();
  });
});

it('a server that is too old ends the start', async () => {
  const { engine } = setUp({ version: new UnfitSearchEngine('too old') });
  await expect(engine.start()).rejects.toThrow('too old');
  engine.close();
});

it('is closed with what it holds, and tries nothing more', async () => {
  const { engine, faults, isClosed, messages } = setUp();
  await engine.start();
  await until(() => engine.state.isUp);
  engine.close();
  faults.isAway = true;
  await engine.take([1]);
  expect([isClosed(), messages.length]).toEqual([true, 1]);
});
