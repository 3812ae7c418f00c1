import { Text } from '@tbt/design-system';
import { useText } from '../../texts';

/** What has to happen before the clinic can accept, by the longest-lasting reason. */
function unlockOf(codes: readonly string[]) {
  if (codes.includes('own_clinic')) return 'ownClinic';
  if (codes.includes('other_role')) return 'otherRole';
  if (codes.includes('missing_credential')) return 'credential';
  return codes.includes('overlap') ? 'overlap' : null;
}

export function WhatUnlocks({ codes, name }: { codes: readonly string[]; name: string }) {
  const t = useText();
  const unlock = unlockOf(codes);
  if (unlock === null) return null;
  return (
    <Text size="small" tone="muted">
      {t(`jobs.shifts.unlock.${unlock}`, { name })}
    </Text>
  );
}
