import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';
import { isSingleKey, singleKeysOn } from './single-keys.ts';

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Shortcuts of a screen by key (`/`, `Escape`); those with `Mod+` also work inside fields. Disabled while a dialog is open. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || document.querySelector('[role=dialog]')) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (!isCommand && (isTyping(event.target) || (isSingleKey(event.key) && !singleKeysOn()))) return;
      const act = latest.current[isCommand ? `Mod+${event.key}` : event.key];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
