import { useEffect, useState } from 'react';
import { useWords } from '../../language/language.tsx';

/** A mail in a sandboxed frame, without scripts and navigation. */
export function MailPage({ subject, html }: { subject: string; html: string }) {
  const words = useWords();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [html]);
  return (
    <>
      <p>
        <span className="grid-dim">{words('mail_subject')}:</span> <b>{subject}</b>
      </p>
      <iframe className="mail-page" title={subject} sandbox="" src={url} />
    </>
  );
}
