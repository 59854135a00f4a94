const PLACE = 'vitrina-reminder';

export function readTick(): boolean {
  try {
    return sessionStorage.getItem(PLACE) === '1';
  } catch {
    return false;
  }
}

export function writeTick(isTicked: boolean): void {
  try {
    sessionStorage.setItem(PLACE, isTicked ? '1' : '0');
  } catch {
    // Storage is forbidden: the tick shows as not set after a reload.
  }
}
