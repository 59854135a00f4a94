import { type ChangeHistory, type Changes, createChangeHistory, createSharedCopies, type SharedReplies, type SharedStore } from '@vitrina/backend';
import type { Config } from '../config/read-config.ts';
import { type MetricFamily, figure } from '../telemetry/metric-family.ts';
import { copySpace } from './copy-space.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';
import type { RedisLink } from './redis-link.ts';
import { createChangePublisher } from './publish-changes.ts';

/** Data that processes of one shop share through Redis. All of it may be lost at any moment. */
export interface Sharing {
  history: ChangeHistory;
  /** Page cache shared between processes. */
  pageCopies: { store: SharedStore; history: ChangeHistory; space: () => string | null };
  replies: SharedReplies;
  /** Publishes changes from a process with a database, after its own caches were invalidated. */
  publish(changes: Pick<Changes, 'tags' | 'last'>): void;
  /** Follows changes in a process without a database: `onChange` is called with the ended cache tags. */
  follow(onChange: (tags: readonly string[]) => void): void;
  figures(): MetricFamily[];
  close(): void;
}

/** `null` without REDIS_URL. `build` of the storefront: `null` until it is known. Does not wait for Redis. */
export async function startSharing({ config, build }: { config: Config; build: () => string | null }): Promise<Sharing | null> {
  if (!config.redis.url) return null;
  // The client is loaded only where there is something to connect to.
  const { connectRedis } = await import('./redis-link.ts');
  const link = connectRedis({ url: config.redis.url, timeoutMs: config.redis.timeoutMs });
  const history = createChangeHistory();
  const own = copySpace(config);
  const publisher = createChangePublisher({ link, history });
  let stopFollowing = (): void => {};
  const pageSpace = (): string | null => {
    const name = build();
    return name === null ? null : `${own}:page:${name}`;
  };
  return {
    history,
    pageCopies: { store: link, history, space: pageSpace },
    replies: createSharedCopies({ store: link, history, space: () => `${own}:data` }),
    publish: publisher.publish,
    follow: (onChange) => {
      stopFollowing = subscribeToChanges({ link, history, onChange });
    },
    figures: () => redisFigures(link),
    close: () => {
      publisher.stop();
      stopFollowing();
      link.close();
    },
  };
}

function redisFigures({ figures: { isUp, hits, misses, errors } }: RedisLink): MetricFamily[] {
  return [
    figure('vitrina_redis_up', 'Whether Redis answers.', Number(isUp)),
    {
      name: 'vitrina_redis_requests_total',
      help: 'Pages and replies that were in Redis or not, and calls that failed or took too long.',
      type: 'counter',
      samples: Object.entries({ hit: hits, miss: misses, error: errors }).map(([result, value]) => ({ labels: { result }, value })),
    },
  ];
}
