import { useQueryClient } from '@tanstack/react-query';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';

/** Runs a step, one at a time; invalidates lists and alerts afterwards. */
export function useStep() {
  const client = useQueryClient();
  return useTellingCall(() => Promise.all(['trade-ins', 'notices'].map((name) => client.invalidateQueries({ queryKey: [name] }))));
}
