import { useEffect, useState } from 'react';

const PAUSE_MS = 300;
const LENGTH_MIN = 2;

/** What is typed, and what is searched once typing pauses; null while there is too little. */
export function useSearchText() {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState<string | null>(null);
  useEffect(() => {
    const text = typed.trim();
    const timer = setTimeout(
      () => setSearched(text.length < LENGTH_MIN ? null : text),
      text === '' ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, searched };
}
