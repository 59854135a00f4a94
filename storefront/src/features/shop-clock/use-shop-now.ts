import { useEffect, useState } from 'react';
import { setShopClock, shopNow } from './shop-clock.ts';

const SECOND = 1000;
const AGAIN_AFTER = 15 * SECOND;

/**
 * The shop's time, updated every second while `isEnabled`; `null` until loaded. It is loaded again after the page was hidden or the device slept, as some
 * devices stop all clocks meanwhile.
 */
export function useShopNow(isEnabled: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isEnabled) return;
    let timer = 0;
    let isOn = true;
    const tick = () => {
      const time = shopNow();
      setNow(time);
      if (time === null) timer = window.setTimeout(syncClock, AGAIN_AFTER);
      else timer = window.setTimeout(tick, SECOND - (time % SECOND));
    };
    const syncClock = () => {
      void setShopClock().then(() => {
        clearTimeout(timer);
        if (isOn) tick();
      });
    };
    const wake = () => {
      if (document.visibilityState === 'visible') syncClock();
    };
    syncClock();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    return () => {
      isOn = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
    };
  }, [isEnabled]);
  return now;
}
