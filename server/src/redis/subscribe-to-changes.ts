import { ALL_PAGES, type ChangeHistory } from '@vitrina/backend';
import type { ChangeMessage } from './change-message.ts';
import type { RedisLink } from './redis-link.ts';

interface FollowOptions {
  link: RedisLink;
  history: ChangeHistory;
  /** Called with the cache tags that ended. */
  onChange: (tags: readonly string[]) => void;
}

/** Each backend process sends a heartbeat every second; after this silence it is gone, or the subscription is broken. */
const SILENCE_MS = 5000;
const LOOK_EVERY_MS = 1000;

/**
 * Subscribes a process without a database to the changes of backend processes. Where messages may have been missed,
 * everything cached before counts as ended. Returns a function that unsubscribes.
 */
export function subscribeToChanges({ link, history, onChange }: FollowOptions): () => void {
  /** Position of each backend process, any of which may answer the next call. */
  const positions = new Map<string, { position: number; heardAt: number }>();
  /** Number of changes published by each, including silent ones. */
  const heard = new Map<string, number>();
  let hasGap = true;
  let heardAt = performance.now();

  const lose = (): void => {
    hasGap = true;
    positions.clear();
    history.lose();
  };
  const hasMissed = ({ by, tags, told: sentCount }: ChangeMessage): boolean => {
    const before = heard.get(by);
    return before !== undefined && sentCount !== before + (tags.length > 0 ? 1 : 0);
  };
  const begin = ({ source, position }: ChangeMessage): void => {
    hasGap = false;
    positions.clear();
    heard.clear();
    history.begin({ source, floor: position, ended: new Map() });
    onChange([ALL_PAGES]);
  };
  const onMessage = (text: string): void => {
    const message = JSON.parse(text) as ChangeMessage;
    heardAt = performance.now();
    if (hasGap || message.source !== history.source() || hasMissed(message)) begin(message);
    heard.set(message.by, message.told);
    history.note(message.tags, message.last);
    if (message.tags.length > 0) onChange(message.tags);
    positions.set(message.by, { position: message.position, heardAt });
    history.advance(Math.min(...[...positions.values()].map((one) => one.position)));
  };

  const listener = link.subscribe({ onMessage, onGap: lose });
  const looking = setInterval(() => {
    const silentSince = performance.now() - SILENCE_MS;
    for (const [by, one] of positions) if (one.heardAt < silentSince) positions.delete(by);
    if (heardAt >= silentSince) return;
    lose();
    heardAt = performance.now();
    listener.reconnect();
  }, LOOK_EVERY_MS);
  looking.unref();
  return () => {
    clearInterval(looking);
    listener.close();
  };
}
