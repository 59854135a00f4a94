import { describe, expect, it } from 'vitest';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { type Drafts, receive, requestList } from './pending-drafts.ts';

const query = (...colours: string[]): ListingQuery => ({ filters: colours.length > 0 ? { colour: colours } : {}, sort: 'recommended', page: 1 });
const START: Drafts = { draft: query(), pending: [] };
const colours = ({ draft }: Drafts) => draft.filters.colour ?? [];

describe('what is ticked while lists are on their way [S2.59]', () => {
  it('stays when an older list comes between two ticks, and the list of the newest ends the waiting', () => {
    const two = requestList(requestList(START, query('red')), query('red', 'blue'));
    const overtaken = receive(two, query('red'));
    expect(colours(overtaken)).toEqual(['red', 'blue']);
    const three = requestList(overtaken, query('red', 'blue', 'green'));
    expect(receive(three, query('red', 'blue', 'green'))).toEqual({ draft: query('red', 'blue', 'green'), pending: [] });
  });

  it('stays when the list that is shown comes again, and that list ends the waiting once it was asked for', () => {
    const one = requestList(START, query('red'));
    expect(receive(one, query(), query())).toEqual(one);
    expect(receive(requestList(one, query()), query(), query())).toEqual(START);
  });

  it('is replaced by a list opened by a link', () => {
    expect(receive(requestList(START, query('red')), query('white'))).toEqual({ draft: query('white'), pending: [] });
  });

  it('ends with its own list also where a tick was taken off and set again', () => {
    const again = requestList(requestList(requestList(START, query('red')), query()), query('red'));
    expect(receive(again, query('red'))).toEqual({ draft: query('red'), pending: [] });
  });
});
