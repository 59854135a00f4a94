import { useState } from 'react';
import { useText } from '../../context/shop-context.tsx';

/** Opens the system's share dialog, or copies the link. Without scripts the browser has both. */
export function ShareLink({ title, url }: { title: string; url: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    if (typeof navigator.share === 'function') return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <p className="guide-share">
      {/* A cancelled share shows no message. */}
      <button type="button" className="btn compact" onClick={() => void share().catch(() => setCopied(false))}>
        {text('guides_share')}
      </button>
      <span role="status" className="small">
        {isCopied && text('guides_copied')}
      </span>
    </p>
  );
}
