import { useState } from 'react';
import { EMERGENCY_TERMS } from '@tbt/contracts';
import { Banner, Button, Card, Cluster, Stack, Text } from '@tbt/design-system';
import type { EmergencyShiftFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useSendEmergency } from './use-send-emergency';
import { useShiftText } from './use-shift-text';

/** Cover for a shift that is posted already, as it is posted. */
export function ShiftRequest({
  shift,
  onSent,
  onOther,
}: {
  shift: EmergencyShiftFragment;
  onSent: () => void;
  /** The form of a new shift instead. */
  onOther: () => void;
}) {
  const t = useText();
  const shiftText = useShiftText();
  const { send, isSending } = useSendEmergency(onSent);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    const { problems } = await send({ jobId: shift.id });
    setProblem(problems[0]?.message ?? null);
  };
  return (
    <Card
      as="section"
      title={t('clinic.emergency.forShift.title')}
      titleAs="h2"
      subtitle={shiftText(shift)}
    >
      <Stack gap="4">
        {problem && (
          <Banner tone="danger" live="alert">
            {problem}
          </Banner>
        )}
        <Text>{t('clinic.emergency.forShift.text', { km: EMERGENCY_TERMS.maxRadiusDefault })}</Text>
        <Cluster gap="3">
          <Button loading={isSending} onClick={() => void submit()}>
            {t('clinic.emergency.forShift.send')}
          </Button>
          <Button variant="ghost" onClick={onOther}>
            {t('clinic.emergency.forShift.other')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
