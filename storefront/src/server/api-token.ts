interface ApiTokenOptions {
  /** Life of the token, minutes (specification, section 9). */
  minutes: number;
  issue: () => Promise<string>;
}

export interface ApiToken {
  token: () => string | undefined;
  /** Makes sure that there is one; past its life it is made anew, and goes on where that fails. */
  refresh: () => Promise<void>;
  /** A token that the backend refused is not used again. */
  forget: (dead: string | undefined) => void;
}

/** Least time between attempts to renew a token that still works. */
const AGAIN_MS = 60_000;

/** The token of the storefront's own calls, requested once, however many calls wait for it. */
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
