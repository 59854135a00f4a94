import { lazy, Suspense, useEffect, useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { loadAreas } from '../../language/texts-store.ts';
import { Button } from '../../ui/button.tsx';
import { holdKeys, releaseKeys } from './early-keys.ts';
import './palette-trigger.css';

const load = async () => {
  const [{ Palette }] = await Promise.all([import('./palette.tsx'), loadAreas('palette', 'orders')]);
  return { default: Palette };
};
const Palette = lazy(load);
/** Delay before the palette is preloaded, milliseconds: after the screen's own requests, so that it opens without waiting. */
const AHEAD_MS = 1500;

/** Button of the palette (search over everything, and commands), and its shortcut Ctrl+K. */
export function PaletteTrigger() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    releaseKeys();
    setOpen(false);
  };
  // If the palette fails to load, this unmounts with the screen: the keys must be released.
  useEffect(() => () => void releaseKeys(), []);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // An open dialog stays in front.
      if (document.querySelector('[role=dialog]')) return;
      holdKeys();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button look="quiet" className="palette-trigger" aria-keyshortcuts="Control+K" onPress={() => setOpen(true)}>
        {words('search')} <kbd>{words('key_ctrl')} K</kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  );
}
