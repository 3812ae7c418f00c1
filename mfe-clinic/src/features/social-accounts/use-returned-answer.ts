import { useState } from 'react';
import { useSearchParams } from '@tbt/web-kit';

/** What a network returned: an answer to its consent page, a refusal, or nothing. */
export type ReturnedAnswer =
  { kind: 'answer'; code: string; state: string } | { kind: 'denied' | 'refused' | 'none' };

const DENIED = /denied|cancel/;

function read(search: URLSearchParams): ReturnedAnswer {
  const [code, state, error] = ['code', 'state', 'error'].map((name) => search.get(name));
  if (error) return { kind: DENIED.test(error) ? 'denied' : 'refused' };
  return code && state ? { kind: 'answer', code, state } : { kind: 'none' };
}

/** Read once: the address is cleared, so that a reload or a shared link sends no code again. */
export function useReturnedAnswer(): ReturnedAnswer {
  const [search] = useSearchParams();
  const [answer] = useState(() => read(search));
  return answer;
}
