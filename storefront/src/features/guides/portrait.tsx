import { thumbPath } from '@vitrina/contract/thumbs';

/** An author's picture or, without one, initials; the name is beside it. */
export function Portrait({ path, name }: { path: string | null; name: string }) {
  if (path) return <img className="portrait" src={thumbPath('department', path, 'webp')} alt="" width={240} height={240} loading="lazy" decoding="async" />;
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <span className="portrait" aria-hidden="true">
      {initials}
    </span>
  );
}
