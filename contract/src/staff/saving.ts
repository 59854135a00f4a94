/** Parameters shared by all saving in the office: the version, and only the changed fields. */
import * as z from 'zod';

export const version = z.number().int().min(0).max(2_147_483_647);

/** Answer of every save. */
export const saved = z.object({
  version,
  /** Fields that this save changed. */
  changed: z.array(z.string()),
  /** Fields that others have changed since the version that was sent. */
  merged: z.array(z.string()),
  warnings: z.array(z.string()),
  /** `null`: nothing changed. */
  change_id: z.number().nullable(),
});
export type Saved = z.infer<typeof saved>;
