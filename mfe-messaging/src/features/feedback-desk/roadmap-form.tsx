import { LIMITS, ROADMAP_STAGES, roadmapEntryRule } from '@tbt/contracts';
import {
  Button,
  Cluster,
  FormField,
  FormSection,
  Select,
  Stack,
  TextField,
} from '@tbt/design-system';
import { useRuleForm } from '@tbt/web-kit/forms';
import { UpdateFeedbackDocument, type DeskFeedbackFragment } from '../../generated/graphql';
import { useDeskAct } from '../../parts/desk-act/use-desk-act';
import { useText } from '../../texts';

/** Puts a feedback on the public roadmap, in the administrator's words. */
export function RoadmapForm({ item }: { item: DeskFeedbackFragment }) {
  const t = useText();
  const { id: feedbackId, version, roadmap } = item;
  const { act, loading } = useDeskAct(UpdateFeedbackDocument, (data) => data.updateFeedback);
  const form = useRuleForm(roadmapEntryRule, {
    defaults: {
      stage: (roadmap?.stage ?? 'planned') as string,
      titleEn: roadmap?.titleEn ?? '',
      titleFr: roadmap?.titleFr ?? '',
    },
    submit: (entry) =>
      act({ feedbackId, version, roadmap: entry }, t('feedback.desk.roadmap.published')),
  });
  const takeOff = () =>
    act({ feedbackId, version, roadmap: null }, t('feedback.desk.roadmap.takenOff'));
  return (
    <form noValidate aria-label={t('feedback.desk.roadmap')} onSubmit={form.onSubmit}>
      <Stack gap="3">
        <FormSection columns={3}>
          <FormField label={t('feedback.desk.roadmap.stage')} required>
            <Select
              options={ROADMAP_STAGES.map((value) => ({
                value,
                label: t(`roadmap.stage.${value}`),
              }))}
              {...form.register('stage')}
            />
          </FormField>
          <FormField
            label={t('feedback.desk.roadmap.titleEn')}
            error={form.errorOf('titleEn')}
            required
          >
            <TextField maxLength={LIMITS.roadmapTitleMax} {...form.register('titleEn')} />
          </FormField>
          <FormField
            label={t('feedback.desk.roadmap.titleFr')}
            error={form.errorOf('titleFr')}
            required
          >
            <TextField maxLength={LIMITS.roadmapTitleMax} {...form.register('titleFr')} />
          </FormField>
        </FormSection>
        <Cluster>
          <Button type="submit" loading={form.isSubmitting} loadingLabel={t('support.saving')}>
            {t(roadmap ? 'feedback.desk.roadmap.save' : 'feedback.desk.roadmap.publish')}
          </Button>
          {roadmap && (
            <Button variant="secondary" disabled={loading} onClick={() => void takeOff()}>
              {t('feedback.desk.roadmap.takeOff')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
