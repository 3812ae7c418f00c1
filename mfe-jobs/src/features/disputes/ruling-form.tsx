import { DISPUTE_OUTCOMES, LIMITS } from '@tbt/contracts';
import {
  Banner,
  Button,
  Card,
  Cluster,
  FormField,
  RadioGroup,
  Stack,
  TextArea,
} from '@tbt/design-system';
import { readFragment } from '../../generated';
import { DisputeCaseFragmentDoc, type DeskDisputeFragment } from '../../generated/graphql';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { useText } from '../../texts';
import styles from './case-record.module.css';
import { EffectFields } from './effect-fields';
import { useEffectSentences } from './ruling-effects';
import { effectsOf, useRulingForm } from './use-ruling-form';

export function RulingForm({ dispute }: { dispute: DeskDisputeFragment }) {
  const t = useText();
  const form = useRulingForm(dispute);
  const { status, reason } = readFragment(DisputeCaseFragmentDoc, dispute);
  const effects = effectsOf(form.watch(), dispute.possibleEffects);
  const known = useEffectSentences()(effects);
  const sentences =
    reason === 'hours' && !effects.minutes ? [t('jobs.desk.disputes.hoursSent')] : known;
  const isFinal = status === 'appealed';
  return (
    <Card title={t('jobs.desk.disputes.rule')} titleAs="h2">
      <form noValidate aria-label={t('jobs.desk.disputes.rule')} onSubmit={form.onSubmit}>
        <Stack gap="4">
          <RadioGroup
            legend={t('jobs.desk.disputes.outcome')}
            options={DISPUTE_OUTCOMES.map((value) => ({
              value,
              label: t(`jobs.dispute.outcome.${value}`),
            }))}
            error={form.errorOf('outcome')}
            required
            {...form.register('outcome')}
          />
          <FormField
            label={t('jobs.desk.disputes.ruling')}
            hint={t('jobs.desk.disputes.rulingHint')}
            error={form.errorOf('ruling')}
            required
          >
            <TextArea
              rows={5}
              maxLength={LIMITS.disputeStatementMax}
              {...form.register('ruling')}
            />
          </FormField>
          <EffectFields form={form} possible={dispute.possibleEffects} />
          <Banner tone="info" title={t('jobs.desk.disputes.preview')}>
            <ul className={styles.effects}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              <li>
                {t(
                  isFinal ? 'jobs.desk.disputes.previewFinal' : 'jobs.desk.disputes.previewAppeal',
                )}
              </li>
            </ul>
          </Banner>
          <FormErrors messages={form.formErrors} />
          <Cluster>
            <Button type="submit" loading={form.isSubmitting}>
              {t('jobs.desk.disputes.decide')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
