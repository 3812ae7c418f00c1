import { RadioGroup } from '@tbt/design-system';
import { useText } from '../../texts';

export interface WhichTimeProps {
  id?: string;
  /** UTC offsets, the earlier time first. */
  offsets: readonly string[];
  value: string;
  error?: string | undefined;
  onChoose: (offset: string) => void;
}

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
