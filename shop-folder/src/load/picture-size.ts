/** Width and height of a picture, read from its first bytes; a square where its kind does not tell them there. */
export function pictureSize(bytes: Buffer): { width: number; height: number } {
  return ofPng(bytes) ?? ofJpeg(bytes) ?? ofWebp(bytes) ?? { width: 1000, height: 1000 };
}

type Size = { width: number; height: number } | null;

const ofPng = (bytes: Buffer): Size =>
  bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG' ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;

/** Reads the markers up to the frame's header. */
function ofJpeg(bytes: Buffer): Size {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] as number;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

function ofWebp(bytes: Buffer): Size {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}
