import { CallFailed } from '../../api/shop-api.ts';

/** Resolves with the call's data; `null` if the link is unknown. Other failures reject. */
export async function nullIfNotFound<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallFailed && error.isNotFound) return null;
    throw error;
  }
}
