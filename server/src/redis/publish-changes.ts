import { randomUUID } from 'node:crypto';
import type { ChangeHistory, Changes } from '@vitrina/backend';
import type { ChangeMessage } from './change-message.ts';
import type { RedisLink } from './redis-link.ts';

const BEAT_MS = 1000;

/** Publishes ended cache tags to processes without a database, and its position once a second as a heartbeat. */
export function createChangePublisher({ link, history }: { link: RedisLink; history: ChangeHistory }) {
  const by = randomUUID();
  let sentCount = 0;
  let beat: NodeJS.Timeout | undefined;
  const publish = ({ tags, last }: Pick<Changes, 'tags' | 'last'>): void => {
    if (tags.length > 0) sentCount += 1;
    const [source, position] = [history.source(), history.position()];
    if (source === null || position === null) return;
    link.publish(JSON.stringify({ by, source, position, tags, last, told: sentCount } satisfies ChangeMessage));
  };
  return {
    publish: (changes: Pick<Changes, 'tags' | 'last'>): void => {
      beat ??= setInterval(() => publish({ tags: [], last: 0 }), BEAT_MS).unref();
      publish(changes);
    },
    stop: () => clearInterval(beat),
  };
}
