import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { noticesQuery } from '../api/notices.ts';
import { useWords } from '../language/language.tsx';
import { loadAreas } from '../language/texts-store.ts';
import { useFormats } from '../language/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { NOTICE_LINKS } from './notice-links.ts';
import './bell.css';

/** Number of alerts, and a link to each. */
export function Bell() {
  const words = useWords();
  const { number, date } = useFormats();
  const navigate = useNavigate();
  const { data: notices = [] } = useQuery(noticesQuery);
  useEffect(() => void loadAreas('notices'), []);
  const count = notices.reduce((sum, one) => sum + one.count, 0);
  const isUrgent = notices.some((one) => one.is_urgent);
  return (
    <MenuTrigger>
      <Button look="quiet" className="bell" aria-label={words('bell', { count })}>
        <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.6">
          <path d="M10 3a5 5 0 0 0-5 5v3.2L3.6 14h12.8L15 11.2V8a5 5 0 0 0-5-5ZM8.2 16.4a1.9 1.9 0 0 0 3.6 0" strokeLinejoin="round" strokeLinecap="round" />
        </svg>
        {count > 0 && (
          <span aria-hidden="true" className={`bell-count ${isUrgent ? 'urgent' : ''}`}>
            {count > 99 ? '99+' : number(count)}
          </span>
        )}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu bell-menu" aria-label={words('bell_title')} renderEmptyState={() => <p className="bell-empty">{words('bell_none')}</p>}>
          {notices.map((one) => (
            <MenuItem
              key={one.kind}
              className="menu-item"
              textValue={words(`notice_${one.kind}`, { count: one.count })}
              onAction={() => void navigate(NOTICE_LINKS[one.kind])}
            >
              <span className={one.is_urgent ? 'bell-urgent' : ''}>{words(`notice_${one.kind}`, { count: one.count })}</span>
              {one.since && <span className="bell-since">{words('notice_since', { date: date(one.since) })}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
