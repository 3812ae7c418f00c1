import { useEffect, useState } from 'react';
import { SearchField } from '@tbt/design-system';
import { useText } from '../../texts';

/** Milliseconds without a key press after which the words are searched. */
const TYPING_PAUSE = 300;

/** Words of a name, a place or an institution; searched while one types. */
export function ProfessionalSearch({
  words,
  onSearch,
}: {
  words: string;
  onSearch: (words: string) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState(words);
  const [searched, setSearched] = useState(words);
  if (words !== searched) {
    setSearched(words);
    setTyped(words);
  }
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => {
      setSearched(typed);
      onSearch(typed);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed, words, onSearch]);
  return (
    <SearchField
      label={t('clinic.browse.search')}
      placeholder={t('clinic.browse.searchPlaceholder')}
      clearLabel={t('clinic.browse.clearSearch')}
      value={typed}
      maxLength={100}
      onValueChange={setTyped}
      onSearch={onSearch}
    />
  );
}
