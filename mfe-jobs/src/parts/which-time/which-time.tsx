import { RadioGroup } from '@tbt/design-system';
import { useText } from '../../texts';

export interface WhichTimeProps {
  id?: string;
  /** Differences from UTC, the earlier time first. */
  offsets: readonly string[];
  /** The chosen one; empty for none yet. */
  value: string;
  error?: string | undefined;
  onChoose: (offset: string) => void;
}

/** Asks which of two equal times is meant, on the night in which clocks are set back. */
export function WhichTime({ id, offsets, value, error, onChoose }: WhichTimeProps) {
  const t = useText();
  const options = offsets.map((offset, index) => ({
    value: offset,
    label: t(index === 0 ? 'jobs.whichTime.first' : 'jobs.whichTime.second'),
    hint: t('jobs.whichTime.offset', { offset }),
  }));
  return (
    <RadioGroup
      {...(id && { id })}
      {...(error && { error })}
      legend={t('jobs.whichTime.question')}
      name="utcOffset"
      value={value}
      options={options}
      onValueChange={onChoose}
      required
    />
  );
}
