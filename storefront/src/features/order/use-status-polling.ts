import { useEffect, useState } from 'react';
import { navigate } from '../../links/navigate.ts';
import { nextPollDelay } from './poll-delay.ts';

/** Polls `fetchNextUrl` for the next address (`null`: none yet) and opens it. Returns whether it still polls. */
export function useStatusPolling(fetchNextUrl: () => Promise<string | null>): boolean {
  const [isPolling, setPolling] = useState(true);
  useEffect(() => {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      const pause = nextPollDelay(Date.now() - began);
      if (pause === null) return setPolling(false);
      timer = setTimeout(() => void look(), pause);
    };
    const look = async () => {
      const to = await fetchNextUrl();
      if (isOver) return;
      if (to) navigate(to, { replace: true });
      else wait();
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [fetchNextUrl]);
  return isPolling;
}
