/** Services that are sold with products (settings: `services.yaml`). */
import { z } from 'zod';

/** Code of the service in the settings. */
export const serviceCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A service that can be had with a product, for each of its pieces. */
export const offeredService = z.object({
  code: serviceCode,
  title: z.string(),
  /** Empty: none. */
  note: z.string(),
  /** Gross, of one piece; 0: free. */
  price: z.number(),
  /** A guarantee that costs extra: what the law wants said of it. */
  law: z.string().optional(),
  /** Offered in certain places only, and the buyer's is not known yet. */
  by_place: z.boolean().optional(),
});
export type OfferedService = z.infer<typeof offeredService>;
