import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type People, peopleQuery } from '../../api/people.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { roleName } from './role-words.ts';
import { RolesPanel } from './roles-panel.tsx';
import './people.css';

/** Staff logins, open invitations, and API keys. */
export function PeopleScreen() {
  const { labels } = useLanguage();
  const words = labels.text;
  const [isInviting, setInviting] = useState(false);
  const { data: people, error, refetch } = useQuery(peopleQuery);
  return (
    <div className="screen people">
      <title>{words('nav_people')}</title>
      <div className="screen-head">
        <h1>{words('nav_people')}</h1>
        {people && (
          <Button look="key" onPress={() => setInviting(true)}>
            {words('people_invite')}
          </Button>
        )}
      </div>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      <ul className="people-list" aria-busy={!people}>
        {people?.items.map((person) => (
          <li key={person.id}>
            <PersonCard people={people} person={person} />
          </li>
        ))}
      </ul>
      {people && <InvitationsPanel people={people} />}
      {people && <RolesPanel people={people} />}
      {people && <KeysPanel />}
      {people && isInviting && <InviteDialog people={people} onClose={() => setInviting(false)} />}
    </div>
  );
}

function PersonCard({ people, person: { id, name, email, grants, factors, last_seen_at, is_self } }: { people: People; person: People['items'][number] }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment } = useFormats();
  return (
    <Link to="/people/$id" params={{ id: String(id) }} className="person-card">
      <span className="grow">
        <b>{name}</b> {is_self && <span className="grid-dim">({words('people_self')}) </span>}
        <span className="grid-dim">{email}</span>
        <span className="people-sub">
          {grants.length > 0 ? grants.map(({ role }) => roleName(labels, people.roles, role)).join(', ') : words('people_no_role')}
        </span>
      </span>
      {factors === 0 && grants.length > 0 && <Badge tone="open">{words('people_no_factor')}</Badge>}
      <span className="grid-dim">{last_seen_at ? words('people_seen', { moment: moment(last_seen_at) }) : words('people_away')}</span>
    </Link>
  );
}
