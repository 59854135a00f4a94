import type { ServerResponse } from 'node:http';

export interface PendingClients {
  /** Returns a function that removes it again. */
  join: (key: string, response: ServerResponse) => () => void;
  hasClients: (key: string) => boolean;
}

/** Open responses by the key of the page that they wait for: a page is not made once all its clients have disconnected. */
export function createPendingClients(): PendingClients {
  const responses = new Map<string, Set<ServerResponse>>();
  return {
    join: (key, response) => {
      const pending = responses.get(key) ?? new Set();
      responses.set(key, pending.add(response));
      return () => {
        pending.delete(response);
        if (pending.size === 0 && responses.get(key) === pending) responses.delete(key);
      };
    },
    hasClients: (key) => [...(responses.get(key) ?? [])].some((response) => !response.destroyed),
  };
}
