import { useEffect, useRef, useState } from 'react';
import { useHasConsent } from '../client/consent-store.ts';
import { useShop, useText } from '../context/shop-context.tsx';
import { type ForeignVideo, playerUrl, VIDEO_PROVIDERS, watchUrl } from './video-origins.ts';

interface PlayerProps {
  video: ForeignVideo;
  title: string;
  poster: string | undefined;
}

/** A poster from the shop with a play button; the provider gets no request before it is pressed. */
export function ForeignPlayer({ video, title, poster }: PlayerProps) {
  const { language } = useShop();
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  // After an earlier consent the explanation is omitted; the button stays.
  const isApproved = useHasConsent('marketing');
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);
  const provider = VIDEO_PROVIDERS[video.kind].name;
  if (isOpen)
    return (
      <iframe
        ref={frame}
        src={playerUrl(video, language.lang)}
        title={title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <div className="block-video-gate">
      {poster && <img src={poster} alt="" width={1200} height={675} loading="lazy" />}
      <div className="block-video-ask">
        {!isApproved && <p>{text('block_video_note', { provider })}</p>}
        <p className="block-video-keys">
          <button type="button" className="btn-ink scripts-only" onClick={() => setOpen(true)}>
            {text('block_video_show', { provider })}
          </button>
          <a className="link" href={watchUrl(video)} rel="noopener noreferrer">
            {text('block_video_there', { provider })}
          </a>
        </p>
      </div>
    </div>
  );
}
