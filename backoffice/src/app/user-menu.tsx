import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/session.calls';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { callStaff } from '../api/call-staff.ts';
import { meQuery } from '../api/session.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import { useWords } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { openKeys } from './keys-help.tsx';
import { useMe } from './me.tsx';

/** User name, language, log-out. */
export function UserMenu() {
  const words = useWords();
  const { user } = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await callStaff(calls.end, {}, { isLogin: true });
    client.clear();
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
    location.reload();
  };
  return (
    <div className="user-menu">
      <LanguageChoice />
      <MenuTrigger>
        <Button look="quiet">{user.name ?? user.email}</Button>
        <Popover className="popover">
          <Menu className="menu">
            <MenuItem className="menu-item" onAction={() => void navigate({ to: '/self' })}>
              {words('nav_self')}
            </MenuItem>
            <MenuItem className="menu-item" onAction={openKeys}>
              {words('keys')}
            </MenuItem>
            <MenuItem className="menu-item" onAction={() => void leave()}>
              {words('logout')}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
