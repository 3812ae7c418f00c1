import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { parse } from 'graphql';
import { useNow } from '../clock';
import { useQuery, useWaitingMutation } from './index';
import { useOfflineState } from '../offline';
import type { TypedDocumentNode } from '../queries';
import { useRealtime } from '../realtime';
import { useChosenLocation } from '../session';
import { fakeViewer, renderPage } from '../testing';

const SHIFTS: TypedDocumentNode<{ myBookings: { id: string } }> = parse(
  'query Shifts { myBookings { id } }',
);
const SEND: TypedDocumentNode<unknown, { text: string }> = parse(
  'mutation Send($text: String!) { sendMessage(text: $text) { errors { message } } }',
);

function Part() {
  const { data } = useQuery(SHIFTS);
  useWaitingMutation(SEND);
  useOfflineState();
  useRealtime(() => undefined);
  useChosenLocation();
  useNow(60_000);
  return <p>{data ? 'read' : 'reading'}</p>;
}

let show: (isShown: boolean) => void = () => undefined;
function Page() {
  const [isShown, setShown] = useState(false);
  show = setShown;
  return isShown ? <Part /> : null;
}

/** Listeners and intervals that are there. */
function countHeld() {
  let held = 0;
  const wrap = <T extends object>(owner: T, name: keyof T & string, step: number) => {
    const original = owner[name] as (...args: unknown[]) => unknown;
    jest.spyOn(owner as never, name as never).mockImplementation(function (
      this: unknown,
      ...args: unknown[]
    ) {
      held += step;
      return original.apply(this, args);
    } as never);
  };
  for (const owner of [window, document]) {
    wrap(owner, 'addEventListener', 1);
    wrap(owner, 'removeEventListener', -1);
  }
  wrap(globalThis, 'setInterval', 1);
  wrap(globalThis, 'clearInterval', -1);
  return () => held;
}

afterEach(() => jest.restoreAllMocks());

it('holds nothing more after 200 mounts and unmounts than after one', async () => {
  await renderPage(<Page />, {
    viewer: fakeViewer('clinic'),
    graph: { Shifts: { data: { myBookings: { __typename: 'Booking', id: '1' } } } },
  });
  const held = countHeld();
  const once = () => {
    act(() => show(true));
    act(() => show(false));
  };
  await act(async () => show(true));
  expect(await screen.findByText('read')).toBeVisible();
  await act(async () => show(false));
  once();
  const before = held();
  for (let turn = 0; turn < 200; turn += 1) once();
  expect(held()).toBe(before);
}, 60_000);
