import { useQueryClient } from '@tanstack/react-query';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';

/** Runs a step, one at a time; invalidates lists and alerts afterwards. */
export function useStep() {
  const client = useQueryClient();
  return useStaffWrite(() => Promise.all(['trade-ins', 'notices'].map((name) => client.invalidateQueries({ queryKey: [name] }))));
}
