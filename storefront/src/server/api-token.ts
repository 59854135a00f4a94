interface ApiTokenOptions {
  /** Life of the token, minutes (specification, section 9). */
  minutes: number;
  issue: () => Promise<string>;
}

export interface ApiToken {
  token: () => string | undefined;
  /** Ensures a token; renews an expired one, and keeps it if the renewal fails. */
  refresh: () => Promise<void>;
  /** To be called when the backend refused the token, which is not used again. */
  forget: (dead: string | undefined) => void;
}

/** Least time between attempts to renew a token that still works. */
const AGAIN_MS = 60_000;

/** Token of the storefront's own calls; concurrent calls share one request for it. */
export function createApiToken({ minutes, issue }: ApiTokenOptions): ApiToken {
  let token: string | undefined;
  let until = 0;
  let asked: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    try {
      token = await issue();
      until = performance.now() + minutes * 60_000;
    } catch (error) {
      if (token === undefined) throw error;
      until = performance.now() + AGAIN_MS;
    } finally {
      asked = undefined;
    }
  };
  return {
    token: () => token,
    refresh: async () => {
      if (token !== undefined && performance.now() < until) return;
      asked ??= ask();
      await asked;
    },
    forget: (dead) => {
      if (dead === token) token = undefined;
    },
  };
}
