import { useQueryClient } from '@tanstack/react-query';
import * as changesCalls from '@vitrina/contract/staff/changes.calls';
import type { STOCK_REASONS } from '@vitrina/contract/staff/stock';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { useRef, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { LoginPromptClosed } from '../../api/login-prompt.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useUnsentInput } from '../../kits/editor/use-unsent-input.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { showToast } from '../../ui/toast.tsx';
import type { StockMode } from './stock-search.ts';
import { keyOf, type Pending, type PendingItem, withItem } from './pending.ts';

export type Reason = (typeof STOCK_REASONS)[number];

/** Unsent changes of stock; they are saved all together or not at all. */
export function useAdjust(refetch: () => void) {
  const words = useWords();
  const errorWords = useErrorWords();
  const client = useQueryClient();
  const [pending, setPending] = useState<Pending>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const intent = useRef<string | null>(null);
  const items = Object.values(pending);
  const stored = useUnsentInput<Pending>('stock', 0, items.length > 0 ? pending : undefined);
  const clear = (): void => {
    setPending({});
    setProblems({});
    stored.forget();
  };
  const again = (): void => {
    refetch();
    void client.invalidateQueries({ queryKey: ['movements'] });
  };
  const undo = async (ids: readonly number[]): Promise<void> => {
    try {
      for (const id of ids) await callStaff(changesCalls.undo, { id });
      showToast(words('undone'));
    } catch (error) {
      if (error instanceof StaffError) showToast(errorWords(error), { isBad: true });
      else throw error;
    } finally {
      again();
    }
  };
  /** Resolves with `true` on success. */
  const send = async (mode: StockMode, reason: Reason, note: string): Promise<boolean> => {
    if (intent.current !== null || items.length === 0) return false;
    intent.current = crypto.randomUUID();
    setSaving(true);
    try {
      const { change_ids } = await write(mode, { items, reason, note, idempotencyKey: intent.current });
      clear();
      showToast(words('stock_saved', { count: items.length }), { action: { label: words('undo'), run: () => void undo(change_ids) } });
      return true;
    } catch (error) {
      if (error instanceof StaffError) {
        setProblems(problemsOf(error, items, words));
        showToast(errorWords(error), { isBad: true });
      } else if (!(error instanceof LoginPromptClosed)) throw error;
      return false;
    } finally {
      intent.current = null;
      setSaving(false);
      again();
    }
  };
  return {
    pending,
    items,
    problems,
    count: items.length,
    isSaving,
    put: (item: PendingItem) => {
      setPending((before) => withItem(before, item));
      setProblems(({ [keyOf(item.product_code, item.warehouse)]: _, ...others }) => others);
    },
    send,
    clear,
    found: items.length > 0 ? null : stored.found,
    takeFound: () => stored.found && setPending(stored.found.value),
    forgetFound: stored.forget,
  };
}
export type Adjust = ReturnType<typeof useAdjust>;

interface StockWrite {
  items: readonly PendingItem[];
  reason: Reason;
  note: string;
  idempotencyKey: string;
}

/** Sends corrections, counts with their expected quantities, or arrivals. */
function write(mode: StockMode, { items, reason, note, idempotencyKey }: StockWrite): Promise<{ change_ids: number[] }> {
  const more = note ? { note } : {};
  const places = items.map(({ product_code, warehouse }) => ({ product_code, warehouse }));
  if (mode === 'count') {
    const counted = items.map(({ expected, delta }, i) => ({ ...(places[i] as (typeof places)[number]), expected, counted: expected + delta }));
    return callStaff(calls.count, { items: counted, ...more }, { idempotencyKey });
  }
  if (mode === 'receive') {
    const arrived = items.map(({ delta }, i) => ({ ...(places[i] as (typeof places)[number]), qty: delta }));
    return callStaff(calls.receive, { items: arrived, ...more }, { idempotencyKey });
  }
  const moved = items.map(({ delta }, i) => ({ ...(places[i] as (typeof places)[number]), delta }));
  return callStaff(calls.adjust, { items: moved, reason, ...more }, { idempotencyKey });
}

/** Errors by `keyOf`; the field `items.3.delta` refers to the fourth item. */
function problemsOf(
  error: StaffError,
  items: readonly PendingItem[],
  words: (name: string, values?: Record<string, number>) => string,
): Record<string, string> {
  return Object.fromEntries(
    error.fields.flatMap(({ field, available }) => {
      const item = items[Number(/^items\.(\d+)\./.exec(field)?.[1] ?? -1)];
      if (!item) return [];
      return [[keyOf(item.product_code, item.warehouse), available === undefined ? words('stock_refused') : words('stock_only', { count: available })]];
    }),
  );
}
