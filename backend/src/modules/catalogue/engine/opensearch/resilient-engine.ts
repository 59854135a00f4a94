import { createCircuitBreaker } from '../../../../db/index.ts';
import type { ListingRequest } from '../../listing/listing-request.ts';
import type { CatalogueEngine, FedEngine, Grouping } from '../catalogue-engine.ts';
import type { CloseRequest, Found, Question, Word } from '../question.ts';
import { UnfitSearchEngine } from './check-version.ts';
import type { OpenSearchFeed } from './opensearch-feed.ts';
import type { Log } from './log.ts';
import { SearchAway } from './search-away.ts';

interface Options {
  feed: Pick<OpenSearchFeed, 'engine' | 'check' | 'open' | 'rebuild' | 'write' | 'recount' | 'close'>;
  /** Serves requests while OpenSearch is down; `null`: the catalogue is too large for it. */
  standby: FedEngine | null;
  /** Returns the id of the last change. */
  lastChange: () => Promise<number>;
  /** Called after a full reload; caches made from the catalogue should be dropped. */
  onAnew: () => void;
  log: Log;
  retryMs?: number;
}

const RETRY_MS = 2000;
/** Greatest delay of `countShown` after a write. */
const RECOUNT_MS = 5000;
const FAILURES = 3;

/** Uses OpenSearch while it replies; otherwise the engine in memory or a clear failure, never an empty list. */
export class ResilientEngine implements FedEngine {
  readonly name = 'opensearch';
  readonly figures = { fallbacks: 0, refusals: 0 };
  readonly #options: Options;
  readonly #circuit = createCircuitBreaker({ name: 'OpenSearch', failures: FAILURES });
  /** Products whose current state is not in OpenSearch yet. */
  readonly #behind = new Set<number>();
  /** Id of the change that the next build must include; `null`: no build needed. */
  #rebuildAfter: number | null = null;
  /** Monotonic time in milliseconds before which no build starts. */
  #restsUntil = 0;
  #isOpen = false;
  #isWorking = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #recountTimer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** State for metrics. */
  get state(): { isUp: boolean; behind: number } {
    return { isUp: this.#isOpen && !this.#circuit.isOpen, behind: this.#behind.size };
  }

  /** Opens the index. Throws `UnfitSearchEngine` if the server will never be usable; an unreachable server is retried. */
  async start(): Promise<void> {
    await this.#options.feed.check().catch((error) => {
      if (error instanceof UnfitSearchEngine) throw error;
      this.#options.log('OpenSearch cannot be reached', { why: (error as Error).message });
    });
    const opening = this.#work();
    // With a standby engine there is no need to wait for an index build.
    if (!this.#options.standby) await opening;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#recountTimer);
    this.#options.feed.close();
  }

  async reload(): Promise<void> {
    await this.#options.standby?.reload();
    this.#rebuildAfter = await this.#options.lastChange();
    void this.#work();
  }

  async take(ids: readonly number[], reworded = ids): Promise<boolean> {
    const isAnew = (await this.#options.standby?.take(ids, reworded)) ?? false;
    for (const id of ids) this.#behind.add(id);
    if (this.#isOpen) await this.#write();
    return isAnew;
  }

  frequencies = (words: readonly Word[]) => this.#withFallback((engine) => engine.frequencies(words));
  find = (question: Question) => this.#withFallback((engine) => engine.find(question));
  first = (found: Found, limit: number) => this.#withFallback((engine) => engine.first(found, limit));
  closeTo = (request: CloseRequest, limit: number) => this.#withFallback((engine) => engine.closeTo(request, limit));
  list = (request: ListingRequest) => this.#withFallback((engine) => engine.list(request));
  best = (categoryId: number, limit: number) => this.#withFallback((engine) => engine.best(categoryId, limit));
  listed = (ids: readonly number[], isStaff: boolean) => this.#withFallback((engine) => engine.listed(ids, isStaff));
  countShown = (grouping: Grouping, id: number) =>
    (this.#isFit && !this.#circuit.isOpen ? this.#options.feed.engine : (this.#options.standby ?? this.#options.feed.engine)).countShown(grouping, id);

  /** True if the index is complete and can serve without the standby. */
  get #isFit(): boolean {
    return this.#isOpen && (!this.#options.standby || (this.#behind.size === 0 && this.#rebuildAfter === null));
  }

  async #withFallback<T>(operation: (engine: CatalogueEngine) => Promise<T>): Promise<T> {
    const { feed, standby, log } = this.#options;
    let cause: unknown;
    if (this.#isFit) {
      try {
        this.#circuit.enter();
        const answer = await operation(feed.engine);
        this.#circuit.succeeded();
        return answer;
      } catch (error) {
        cause = error;
        if (!this.#circuit.isOpen) log('OpenSearch did not answer a question', { why: (error as Error).message });
        this.#circuit.failed();
      }
    }
    this.figures[standby ? 'fallbacks' : 'refusals'] += 1;
    if (!standby) throw new SearchAway(cause);
    return operation(standby);
  }

  /** Opens, builds and catches up in turn until all is done; retries after a failure. */
  async #work(): Promise<void> {
    if (this.#isWorking || this.#isClosed) return;
    this.#isWorking = true;
    const isUpToDate = await this.#settle().catch((error: Error) => {
      this.#options.log('the search index could not be brought up to date', { why: error.message });
      return false;
    });
    this.#isWorking = false;
    if (!isUpToDate) this.#again();
  }

  async #settle(): Promise<boolean> {
    const { feed, onAnew } = this.#options;
    if (!this.#isOpen) {
      await feed.check();
      if (!(await feed.open())) return false;
      this.#isOpen = true;
      onAnew();
    }
    await this.#write();
    const after = this.#rebuildAfter;
    if (after !== null) {
      const startedAt = performance.now();
      // An import may request several builds: the next one starts only after a pause as long as the last build.
      if (startedAt < this.#restsUntil || !(await feed.rebuild(after))) return false;
      this.#restsUntil = 2 * performance.now() - startedAt;
      if (this.#rebuildAfter === after) this.#rebuildAfter = null;
      onAnew();
    }
    return this.#behind.size === 0 && this.#rebuildAfter === null;
  }

  async #write(): Promise<void> {
    if (this.#behind.size === 0) return;
    const ids = [...this.#behind];
    try {
      await this.#options.feed.write(ids);
      for (const id of ids) this.#behind.delete(id);
      this.#recountSoon();
    } catch (error) {
      // A concurrent write may have removed them.
      for (const id of ids) this.#behind.add(id);
      this.#options.log('what changed could not be written to OpenSearch', { count: ids.length, why: (error as Error).message });
      this.#again();
    }
  }

  #again(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), this.#options.retryMs ?? RETRY_MS).unref();
  }

  #recountSoon(): void {
    this.#recountTimer ??= setTimeout(() => {
      this.#recountTimer = undefined;
      this.#options.feed.recount().catch((error: Error) => this.#options.log('products could not be counted', { why: error.message }));
    }, RECOUNT_MS).unref();
  }
}
