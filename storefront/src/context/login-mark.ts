const MARK = 'vitrina-member';

/** Remembers in this browser that somebody is logged in: only then the shop is asked who it is. */
export function markMember(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // Storage forbidden or full: pages of the account say so themselves.
  }
}

/** Whether somebody may be logged in. */
export function mayBeMember(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
