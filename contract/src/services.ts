/** Services that are sold with products (settings: `services.yaml`). */
import { z } from 'zod';

/** Code of the service in the settings. */
export const serviceCode = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** A service offered with a product, for each of its units. */
export const offeredService = z.object({
  code: serviceCode,
  title: z.string(),
  /** Empty: none. */
  note: z.string(),
  /** Gross price per unit; 0: free. */
  price: z.number(),
  /** Commercial guarantee at extra cost: its legally required information. */
  law: z.string().optional(),
  /** True if it is offered in certain places only, and the buyer's place is not known yet. */
  by_place: z.boolean().optional(),
});
export type OfferedService = z.infer<typeof offeredService>;
