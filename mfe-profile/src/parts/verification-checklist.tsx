import type { ReactNode } from 'react';
import { provincePhrase } from '@tbt/contracts';
import { Card, Stack, Text } from '@tbt/design-system';
import { Stepper } from '@tbt/design-system/fields';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { CredentialGapCode } from '../generated/graphql';
import type { CredentialProof } from './credential-proof';
import { useText } from '../texts';
import { stepsFor, verificationProgress, type VerificationStep } from './verification-steps';

export interface VerificationChecklistProps {
  province: string | null;
  gaps: readonly { code: CredentialGapCode; message: string }[];
  /** Default: by what is missing. */
  proof?: CredentialProof;
  /** Last day of the approved licence. */
  validUntil?: string | null;
  titleAs: 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
}

/** Requirements for a booking: completed and next steps, with duration. */
export function VerificationChecklist({
  province,
  gaps,
  proof: given,
  validUntil,
  titleAs,
  children,
  action,
}: VerificationChecklistProps) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const places = {
    forProvince: provincePhrase(locale, 'for', province ?? ''),
    inProvince: provincePhrase(locale, 'in', province ?? ''),
  };
  const [gap] = gaps;
  const named =
    given ?? (gap?.code.startsWith('certification') ? 'certification' : ('licence' as const));
  const proof = gap?.code === 'province_missing' ? 'unknown' : named;
  const { done, hasProblem } = verificationProgress(gap?.code);
  const stateOf = (index: number) => {
    if (index < done) return 'done';
    return index === done && hasProblem ? 'error' : undefined;
  };
  const hintOf = (step: VerificationStep, isDone: boolean) => {
    if (step !== 'booked' && isDone) return undefined;
    if (step !== 'booked') return t(`profile.checklist.${step}.time`);
    if (validUntil) return t('profile.verification.validUntil', { date: formats.date(validUntil) });
    return t(gap ? `profile.checklist.until.${proof}` : 'profile.verification.noExpiry', places);
  };
  const labelOf = (step: VerificationStep) => {
    if (step === 'province') return t('profile.checklist.province');
    if (step !== 'booked') return t(`profile.checklist.${step}.${proof}`, places);
    return proof === 'unknown'
      ? t('profile.checklist.booked.unknown')
      : t('profile.checklist.booked', places);
  };
  const asked = stepsFor(gap?.code);
  const steps = asked.map((step, index) => {
    const state = stateOf(index);
    return {
      value: step,
      label: labelOf(step),
      hint: hintOf(step, state === 'done'),
      state,
      stateLabel: state && t(`profile.checklist.state.${state}`),
    } as const;
  });
  return (
    <Card as="section" title={t('profile.checklist.title')} titleAs={titleAs} footer={action}>
      <Stack gap="4">
        {children}
        <Stepper
          label={t('profile.checklist.steps')}
          steps={steps}
          current={asked[done] ?? ''}
          progressText={t('profile.checklist.progress', {
            done,
            count: asked.length,
          })}
          orientation="column"
        />
        <div aria-live="polite">
          {gap ? (
            gaps.map(({ code, message }) => <Text key={code}>{message}</Text>)
          ) : (
            <Text>{t('profile.verification.nothingMissing', places)}</Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
