import { useEffect, useRef } from 'react';
import { useWords } from '../../language/language.tsx';
import { showToast } from '../../ui/toast.tsx';
import { codeReader, type ReadCodes } from './read-codes.ts';

/** True if a camera may be available; browsers offer none without an encrypted connection. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator && typeof navigator.mediaDevices.getUserMedia === 'function';

const LOOK_EVERY_MS = 200;
/** Time in which a repeated code counts once, milliseconds. */
const SAME_MS = 2000;

/** Camera view; reports each code it reads. */
export function Camera({ onCode, onFailed }: { onCode: (code: string) => void; onFailed: () => void }) {
  const words = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onFailed, words });
  useEffect(() => {
    latest.current = { onCode, onFailed, words };
  });
  useEffect(() => {
    const screen = video.current;
    if (!screen) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = { code: '', at: 0 };
    const look = async (read: ReadCodes): Promise<void> => {
      const code = await read(screen);
      if (isOver) return;
      if (code !== null && (code !== last.code || Date.now() - last.at > SAME_MS)) latest.current.onCode(code);
      if (code !== null) last = { code, at: Date.now() };
      timer = setTimeout(() => void look(read), LOOK_EVERY_MS);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
      .then(async (got) => {
        stream = got;
        if (isOver) {
          for (const track of got.getTracks()) track.stop();
          return;
        }
        screen.srcObject = got;
        await screen.play();
        void look(await codeReader());
      })
      .catch(() => {
        showToast(latest.current.words('scan_camera_refused'), { isBad: true });
        latest.current.onFailed();
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} className="scan-video" muted playsInline aria-label={words('scan_camera')} />;
}
