import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/me.tsx';
import { warehousesQuery } from './picks.ts';

/** Returns the name of a warehouse; its code if the role may not read the names, or while they are loading. */
export function useWarehouseTitle(): (code: string) => string {
  const { data = [] } = useQuery({ ...warehousesQuery, enabled: useMay()('stock.view') });
  return (code) => data.find((one) => one.code === code)?.title ?? code;
}
