import type { Saved } from '@vitrina/contract/staff/saving';
import { useRef, useState } from 'react';
import { LoginPromptClosed } from '../../api/login-prompt.ts';
import { StaffError } from '../../api/staff-error.ts';
import type { Conflict } from './conflict-dialog.tsx';
import { useKeptInput } from './use-kept-input.ts';

type Values = Readonly<Record<string, unknown>>;

interface EditorOptions<V extends Values> {
  /** Key under which unsent input is stored. */
  keptKey: string;
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
export function useEditor<V extends Values>({ keptKey, version, values, save, reload, onSaved, onFailed }: EditorOptions<V>) {
  const [changes, setChanges] = useState<Partial<V>>({});
  const [base, setBase] = useState({ version, values });
  const [isSaving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<Conflict[] | null>(null);
  const running = useRef(false);
  const isDirty = Object.keys(changes).length > 0;
  // Without unsent input, changes by others are shown immediately; else the earlier version stays the base.
  if (!isDirty && base.version !== version) setBase({ version, values });
  const ground = isDirty ? base : { version, values };
  const kept = useKeptInput<Partial<V>>(keptKey, ground.version, isDirty ? changes : undefined);

  const set = <Name extends keyof V & string>(name: Name, value: V[Name]): void =>
    setChanges((before) => {
      const { [name]: _, ...others } = before;
      return (value === ground.values[name] ? others : { ...before, [name]: value }) as Partial<V>;
    });
  const send = async (from: number, wanted: Partial<V>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    try {
      const saved = await save({ version: from, changes: wanted }, crypto.randomUUID());
      await reload();
      setChanges({});
      setConflicts(null);
      kept.forget();
      onSaved(saved);
    } catch (error) {
      if (error instanceof LoginPromptClosed) return;
      if (!(error instanceof StaffError)) throw error;
      const found = conflictsOf(error, ground.values, wanted);
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
    const isKept = (name: string): boolean => mine.includes(name) || !conflicts?.some(({ field }) => field === name);
    const rest = Object.fromEntries(Object.entries(changes).filter(([name]) => isKept(name))) as Partial<V>;
    setConflicts(null);
    if (Object.keys(rest).length > 0) return send(now, rest);
    setChanges({});
    kept.forget();
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
      kept.forget();
    },
    conflicts,
    settle,
    closeConflicts: () => setConflicts(null),
    found: isDirty ? null : kept.found,
    takeFound: () => kept.found && setChanges(kept.found.value),
    forgetFound: kept.forget,
  };
}

function conflictsOf(error: StaffError, before: Values, mine: Values): Conflict[] {
  if (error.label !== 'error_version') return [];
  return error.fields
    .filter(({ field }) => field in mine)
    .map(({ field, theirs, by, at }) => ({ field, before: before[field], theirs, mine: mine[field], by: by ?? null, at: at ?? null }));
}
