import { useQueryClient } from '@tanstack/react-query';
import { type TellingCall, useTellingCall } from '../../kits/editor/use-telling-call.ts';

/** Runs a write on one order; invalidates the order and the lists that contain it afterwards. */
export function useOrderCall(number: string): TellingCall {
  const client = useQueryClient();
  return useTellingCall(() => Promise.all([client.invalidateQueries({ queryKey: ['order', number] }), client.invalidateQueries({ queryKey: ['orders'] })]));
}
