import { useEffect, useRef } from 'react';
import { useWords } from '../../language/language.tsx';
import { tell } from '../../ui/toast.tsx';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;
const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether the browser reads codes of pictures. */
export const hasBarcodes = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'];
const LOOK_EVERY_MS = 200;
/** The same code in front of the camera counts once in this time. */
const SAME_MS = 2000;

/** What the camera sees, and each code in it. */
export function Camera({ onCode, onFailed }: { onCode: (code: string) => void; onFailed: () => void }) {
  const words = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onFailed, words });
  useEffect(() => {
    latest.current = { onCode, onFailed, words };
  });
  useEffect(() => {
    const Class = detectorClass();
    const screen = video.current;
    if (!Class || !screen) return;
    const detector = new Class({ formats: FORMATS });
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = { code: '', at: 0 };
    const look = async (): Promise<void> => {
      const [found] = await detector.detect(screen).catch(() => []);
      if (found && (found.rawValue !== last.code || Date.now() - last.at > SAME_MS)) latest.current.onCode(found.rawValue);
      if (found) last = { code: found.rawValue, at: Date.now() };
      if (!isOver) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (got) => {
        stream = got;
        if (isOver) {
          for (const track of got.getTracks()) track.stop();
          return;
        }
        screen.srcObject = got;
        await screen.play();
        void look();
      })
      .catch(() => {
        tell(latest.current.words('scan_camera_refused'), { isBad: true });
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
