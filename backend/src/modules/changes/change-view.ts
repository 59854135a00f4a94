import type { z } from 'zod';
import type { change } from '@vitrina/contract/staff/changes';
import type { ChangeRow } from './change-queries.ts';

export const changeView = ({ id, at, user_id, name, email, kind, subject_id, version, action, paths, cause }: ChangeRow): z.input<typeof change> => ({
  id,
  at: at.toISOString(),
  by: user_id === null ? null : { id: user_id, name, email },
  kind,
  subject_id,
  version,
  action,
  paths: paths.map(({ path, before, after }) => ({ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) })),
  cause,
});
