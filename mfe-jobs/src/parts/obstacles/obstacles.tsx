import { CREDENTIAL_GAPS } from '@tbt/contracts';
import { Text } from '@tbt/design-system';
import { useText } from '../../texts';

const EXACT = ['own_clinic', 'other_role', ...CREDENTIAL_GAPS] as const;
const GENERAL = ['missing_credential'] as const;
const OTHER = ['overlap'] as const;

export function Obstacles({ codes }: { codes: readonly string[] }) {
  const t = useText();
  const exact = EXACT.filter((code) => codes.includes(code));
  const general = exact.length > 0 ? [] : GENERAL.filter((code) => codes.includes(code));
  const other = OTHER.filter((code) => codes.includes(code));
  return [...exact, ...general, ...other].map((code) => (
    <Text key={code} size="small" tone="danger">
      {t(`jobs.shifts.obstacle.${code}`)}
    </Text>
  ));
}
