import { useSearchParams } from '@tbt/web-kit';

/** Whether the address asks to propose another rate, as `paths.proposeRate` does; ends without a further step back. */
export function useRateProposal() {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('propose') === 'rate';
  const onEnd = () => {
    if (!isAsked) return;
    const rest = new URLSearchParams(query);
    rest.delete('propose');
    setQuery(rest, { replace: true });
  };
  return { isAsked, onEnd };
}
