import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/notices.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useStaffWrite } from '../editor/use-staff-write.ts';

const columnsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['columns', screen],
    queryFn: async ({ signal }) => (await callStaff(calls.columns, { screen }, { signal })).columns,
    staleTime: 300_000,
  });

interface Columns {
  /** Ids in display order. */
  shown: readonly string[];
  /** Columns named by the address or chosen by the user; `null`: the default ones. */
  own: readonly string[] | null;
  /** `null`: back to the default columns. */
  saveColumns: (columns: readonly string[] | null) => void;
}

/** Columns of a list: those in the address (of a saved view), else the user's own choice, stored for every device. */
export function useColumns(
  screen: string,
  { requested, standard, available }: { requested: string | undefined; standard: readonly string[]; available: readonly string[] },
): Columns {
  const client = useQueryClient();
  const { data: chosen = null } = useQuery(columnsQuery(screen));
  const { run } = useStaffWrite();
  const own = (requested ? requested.split(',') : chosen)?.filter((id) => available.includes(id)) ?? null;
  return {
    own,
    shown: own && own.length > 0 ? own : standard.filter((id) => available.includes(id)),
    saveColumns: (columns) => {
      client.setQueryData(columnsQuery(screen).queryKey, columns && [...columns]);
      void run(async () => void (await callStaff(calls.saveColumns, { screen, columns: columns && [...columns] })));
    },
  };
}
