import { SUPPORT_ASSIGNMENTS, type SupportAssignment } from '@tbt/contracts';
import { Cluster, FormField, Select } from '@tbt/design-system';
import { useSearchParams } from '@tbt/web-kit';
import { useText } from '../../texts';

export function useCaseFilter<S extends string>(
  statuses: readonly S[],
): { status: S | null; assignment: SupportAssignment | null } {
  const [query] = useSearchParams();
  return {
    status: statuses.find((known) => known === query.get('status')) ?? null,
    assignment: SUPPORT_ASSIGNMENTS.find((known) => known === query.get('assigned')) ?? null,
  };
}

export interface CaseFiltersProps {
  statuses: readonly { value: string; label: string }[];
}

export function CaseFilters({ statuses }: CaseFiltersProps) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  };
  return (
    <Cluster gap="3">
      <FormField label={t('support.status')}>
        <Select
          value={query.get('status') ?? ''}
          placeholder={t('support.waiting')}
          options={statuses}
          onChange={({ target }) => set('status', target.value)}
        />
      </FormField>
      <FormField label={t('support.assignment')}>
        <Select
          value={query.get('assigned') ?? ''}
          placeholder={t('support.everyone')}
          options={SUPPORT_ASSIGNMENTS.map((value) => ({
            value,
            label: t(`support.assignment.${value}`),
          }))}
          onChange={({ target }) => set('assigned', target.value)}
        />
      </FormField>
    </Cluster>
  );
}
