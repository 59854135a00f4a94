import { useQueryClient } from '@tanstack/react-query';
import { type StaffWrite, useStaffWrite } from '../../kits/editor/use-staff-write.ts';

/** Runs a write on one order; invalidates the order and the lists that contain it afterwards. */
export function useOrderCall(number: string): StaffWrite {
  const client = useQueryClient();
  return useStaffWrite(() => Promise.all([client.invalidateQueries({ queryKey: ['order', number] }), client.invalidateQueries({ queryKey: ['orders'] })]));
}
