import { Cluster, FormField, Select } from '@tbt/design-system';
import { useText } from '../texts';

export interface PeriodFieldProps<Length extends number> {
  /** Lengths to choose from, as `labelOf` counts them. */
  lengths: readonly Length[];
  value: Length;
  labelOf: (length: Length) => string;
  onChange: (length: Length) => void;
}

/** How far figures look back. */
export function PeriodField<Length extends number>({
  lengths,
  value,
  labelOf,
  onChange,
}: PeriodFieldProps<Length>) {
  const t = useText();
  return (
    <Cluster>
      <FormField label={t('feedback.desk.period')}>
        <Select
          value={String(value)}
          options={lengths.map((length) => ({ value: String(length), label: labelOf(length) }))}
          onChange={({ target }) => {
            const chosen = lengths.find((length) => String(length) === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        />
      </FormField>
    </Cluster>
  );
}
