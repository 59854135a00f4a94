import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';
import { useMay } from './me.tsx';
import { NAVIGATION } from './navigation.ts';
import { singleKeysOn } from './single-keys.ts';

const WAIT_MS = 1500;

/** G followed by a letter opens a screen. Disabled while a dialog is open. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const may = useMay();
  /** A ref, as the frame may be rendered again between the two keys. */
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): void => {
      if (isTyping(target) || ctrlKey || metaKey || altKey || !singleKeysOn() || document.querySelector('[role=dialog]')) return;
      if (key === 'g') {
        pressedAt.current = timeStamp;
        return;
      }
      if (timeStamp - pressedAt.current > WAIT_MS) return;
      pressedAt.current = Number.NEGATIVE_INFINITY;
      const item = NAVIGATION.find((one) => one.key === key && may(one.permission));
      if (item) void navigate({ to: item.path });
      else if (key === 'h') void navigate({ to: '/' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
