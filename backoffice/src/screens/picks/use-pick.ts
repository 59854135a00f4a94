import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/picks.calls';
import { useEffect, useRef, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { LoginPromptClosed } from '../../api/login-prompt.ts';
import { type DeskPickLine, pickQuery, type Scan } from '../../api/picks.ts';
import { StaffError } from '../../api/staff-error.ts';
import { deleteStoredInput, readStoredInput, writeStoredInput } from '../../kits/editor/stored-input.ts';
import { judgeScan, withScans } from './take-scan.ts';

export interface Heard {
  /** Result of the last scan: `ok` or an error label. */
  label: 'ok' | 'short' | 'error_already_picked' | 'error_wrong_product';
  ean: string;
  id: string;
}

const MOST_AT_ONCE = 100;
const AGAIN_MS = 3000;

/** A pick with its scans: they count immediately on this device, are queued here while offline, and are sent in order, each once. */
export function usePick(id: number) {
  const client = useQueryClient();
  const query = useQuery(pickQuery(id));
  const key = `pick:${id}`;
  const [queue, setQueue] = useState<readonly Scan[]>([]);
  const [heard, setHeard] = useState<Heard | null>(null);
  const [round, setRound] = useState(0);
  const sending = useRef(false);
  useEffect(() => {
    let isHere = true;
    void readStoredInput<Scan[]>(key).then(
      (stored) => isHere && stored && setQueue((now) => [...stored.value.filter((one) => !now.some((other) => other.client_id === one.client_id)), ...now]),
    );
    return () => {
      isHere = false;
    };
  }, [key]);
  useEffect(() => void (queue.length > 0 && writeStoredInput(key, { value: queue, version: 0, at: Date.now() })), [key, queue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a retry
  useEffect(() => {
    if (queue.length === 0 || sending.current) return;
    sending.current = true;
    const part = queue.slice(0, MOST_AT_ONCE);
    const isSent = ({ client_id }: Scan): boolean => part.some((one) => one.client_id === client_id);
    const forget = (): void =>
      setQueue((now) => {
        const rest = now.filter((one) => !isSent(one));
        if (rest.length === 0) void deleteStoredInput(key);
        return rest;
      });
    callStaff(calls.scan, { id, scans: [...part] })
      .then(({ pick, scans }) => {
        client.setQueryData(pickQuery(id).queryKey, pick);
        forget();
        const bad = scans.findLast(({ label_name, repeated }) => label_name !== null && !repeated);
        if (bad?.label_name) setHeard({ label: bad.label_name, ean: part.find((one) => one.client_id === bad.client_id)?.ean ?? '', id: bad.client_id });
      })
      .catch((error: unknown) => {
        // A rejection by the server is final; a scan that did not reach it stays queued.
        if (error instanceof StaffError && !error.isAway) {
          forget();
          void query.refetch();
        } else if (!(error instanceof StaffError || error instanceof LoginPromptClosed)) throw error;
      })
      .finally(() => {
        sending.current = false;
        setTimeout(() => setRound((now) => now + 1), queue.length > MOST_AT_ONCE ? 0 : AGAIN_MS);
      });
  }, [queue, round]);
  const lines: readonly DeskPickLine[] = query.data ? withScans(query.data, queue) : [];
  const take = (scan: Pick<Scan, 'ean' | 'order' | 'qty' | 'short'>): void => {
    const client_id = crypto.randomUUID();
    const judged = judgeScan(lines, scan);
    setHeard({ label: judged === 'fits' ? (scan.short ? 'short' : 'ok') : judged, ean: scan.ean, id: client_id });
    navigator.vibrate?.(judged === 'fits' ? 40 : [80, 60, 80]);
    if (judged === 'fits') setQueue((now) => [...now, { ...scan, client_id, at: new Date().toISOString() }]);
  };
  return { pick: query.data, lines, error: query.error, refetch: query.refetch, waiting: queue.length, heard, take };
}
