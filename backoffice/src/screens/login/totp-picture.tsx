import { useWords } from '../../language/language.tsx';

/** Secret for an authenticator app, as QR code and as text. */
export function TotpPicture({ totp: { qr, secret } }: { totp: { qr: string; secret: string } }) {
  const words = useWords();
  return (
    <>
      <img className="enrol-qr" src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} alt={words('enrol_qr')} width={200} height={200} />
      <p className="enrol-secret">
        {words('enrol_secret')} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </>
  );
}
