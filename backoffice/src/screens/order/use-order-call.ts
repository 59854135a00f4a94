import { useQueryClient } from '@tanstack/react-query';
import { type TellingCall, useTellingCall } from '../../kits/editor/use-telling-call.ts';

/** Writes about one order: the order and the lists it stands in are asked for anew afterwards. */
export function useOrderCall(number: string): TellingCall {
  const client = useQueryClient();
  return useTellingCall(() => Promise.all([client.invalidateQueries({ queryKey: ['order', number] }), client.invalidateQueries({ queryKey: ['orders'] })]));
}
