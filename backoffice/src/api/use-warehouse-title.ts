import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/me.tsx';
import { warehousesQuery } from './picks.ts';

/** Warehouses as they are called; a code where their names are not for this role, or not there yet. */
export function useWarehouseTitle(): (code: string) => string {
  const { data = [] } = useQuery({ ...warehousesQuery, enabled: useMay()('stock.view') });
  return (code) => data.find((one) => one.code === code)?.title ?? code;
}
