import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { memoryFolder } from './memory-folder.ts';

const mountedWith = (options: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-mounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'mounts');
  writeFileSync(file, `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`);
  return file;
};

it.skipIf(!existsSync('/dev/shm'))(
  'tests use memory in place of a disk where there is enough of it, in which programs run',
  { meta: { needs: '/dev/shm' } },
  () => {
    const little = { room: 1, memory: 1 };
    expect(memoryFolder({ ...little, mounts: mountedWith('rw,relatime') })).toBe('/dev/shm');
    expect(memoryFolder({ ...little, mounts: mountedWith('rw,noexec') })).toBeNull();
    expect(memoryFolder({ ...little, mounts: mountedWith('rw'), room: 2 ** 60 })).toBeNull();
    expect(memoryFolder({ ...little, mounts: mountedWith('rw'), memory: 2 ** 60 })).toBeNull();
    expect(memoryFolder({ ...little, mounts: '/nothing' })).toBeNull();
  },
);
