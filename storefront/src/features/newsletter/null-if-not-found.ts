import { CallFailed } from '../../api/shop-api.ts';

/** What a call gives; `null` where there is nothing under the link. Any other failure stays one. */
export async function nullIfNotFound<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallFailed && error.isNotFound) return null;
    throw error;
  }
}
