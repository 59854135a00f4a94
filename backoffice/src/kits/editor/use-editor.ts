import type { Saved } from '@vitrina/contract/staff/saving';
import { useRef, useState } from 'react';
import { LoginPromptClosed } from '../../api/login-prompt.ts';
import { StaffError } from '../../api/staff-error.ts';
import type { Conflict } from './conflict-dialog.tsx';
import { useUnsentInput } from './use-unsent-input.ts';

type Values = Readonly<Record<string, unknown>>;

interface EditorOptions<V extends Values> {
  /** Key under which unsent input is stored. */
  storageKey: string;
  version: number;
  values: V;
  /** Receives only the changed fields. */
  save: (sent: { version: number; changes: Partial<V> }, idempotencyKey: string) => Promise<Saved>;
  /** Reloads the subject; resolves with its version. */
  reload: () => Promise<number>;
  onSaved: (saved: Saved) => void;
  onFailed: (error: StaffError) => void;
}

/** Editor state of a subject that other users edit too: sends only changed fields, shows conflicts by field, loses no input. */
export function useEditor<V extends Values>({ storageKey, version, values, save, reload, onSaved, onFailed }: EditorOptions<V>) {
  const [changes, setChanges] = useState<Partial<V>>({});
  const [base, setBase] = useState({ version, values });
  const [isSaving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<Conflict[] | null>(null);
  const running = useRef(false);
  const isDirty = Object.keys(changes).length > 0;
  // Without unsent input, changes by others are shown immediately; else the earlier version stays the base.
  if (!isDirty && base.version !== version) setBase({ version, values });
  const ground = isDirty ? base : { version, values };
  const stored = useUnsentInput<Partial<V>>(storageKey, ground.version, isDirty ? changes : undefined);

  const set = <Name extends keyof V & string>(name: Name, value: V[Name]): void =>
    setChanges((before) => {
      const { [name]: _, ...others } = before;
      return (value === ground.values[name] ? others : { ...before, [name]: value }) as Partial<V>;
    });
  const send = async (from: number, sentChanges: Partial<V>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    try {
      const saved = await save({ version: from, changes: sentChanges }, crypto.randomUUID());
      await reload();
      setChanges({});
      setConflicts(null);
      stored.forget();
      onSaved(saved);
    } catch (error) {
      if (error instanceof LoginPromptClosed) return;
      if (!(error instanceof StaffError)) throw error;
      const found = conflictsOf(error, ground.values, sentChanges);
      if (found.length > 0) setConflicts(found);
      else onFailed(error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  /** Resends the fields in `mine` on the current version; the others keep the stored value. */
  const settle = async (mine: readonly string[]): Promise<void> => {
    const now = await reload();
    const isRetained = (name: string): boolean => mine.includes(name) || !conflicts?.some(({ field }) => field === name);
    const rest = Object.fromEntries(Object.entries(changes).filter(([name]) => isRetained(name))) as Partial<V>;
    setConflicts(null);
    if (Object.keys(rest).length > 0) return send(now, rest);
    setChanges({});
    stored.forget();
  };
  return {
    /** Values as they would be after saving. */
    values: { ...ground.values, ...changes } as V,
    set,
    isDirty,
    isSaving,
    submit: () => (isDirty ? send(ground.version, changes) : Promise.resolve()),
    drop: () => {
      setChanges({});
      stored.forget();
    },
    conflicts,
    settle,
    closeConflicts: () => setConflicts(null),
    found: isDirty ? null : stored.found,
    takeFound: () => stored.found && setChanges(stored.found.value),
    forgetFound: stored.forget,
  };
}

function conflictsOf(error: StaffError, before: Values, mine: Values): Conflict[] {
  if (error.label !== 'error_version') return [];
  return error.fields
    .filter(({ field }) => field in mine)
    .map(({ field, theirs, by, at }) => ({ field, before: before[field], theirs, mine: mine[field], by: by ?? null, at: at ?? null }));
}
