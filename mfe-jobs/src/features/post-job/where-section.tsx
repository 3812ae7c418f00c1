import type { ReactNode } from 'react';
import { now } from '@tbt/web-kit';
import { FormSection } from '@tbt/design-system';
import { calendarDay } from '../../parts/shift-line/near-day';
import type { Offered } from '../../parts/plan-use/plan-use';
import type { TimeQuestion } from '../../parts/which-time/use-which-time';
import { WhichTime } from '../../parts/which-time/which-time';
import type { PostingLocationFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { HoursFields } from './hours-fields';
import { LeadTimeNote } from './lead-time-note';
import { MoreDays } from './more-days';
import { PlaceFields } from './place-fields';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** The last time zone of Canada: a day that is over there is over everywhere. */
const LAST_ZONE = 'America/Vancouver';

export interface WhereSectionProps {
  form: PostJobFormState;
  whichTime: TimeQuestion;
  /** Whether further days may be added: not to an existing shift. */
  hasSeries: boolean;
  offered: Offered | undefined;
  locations: readonly PostingLocationFragment[];
  /** Below the town. */
  place?: ReactNode;
}

export function WhereSection({
  form,
  whichTime,
  hasSeries,
  offered,
  locations,
  place,
}: WhereSectionProps) {
  const t = useText();
  const [date, startTime, endTime, utcOffset, isUrgent] = form.watch([
    'date',
    'startTime',
    'endTime',
    'utcOffset',
    'isUrgent',
  ]);
  const offsets = whichTime.offsets({ date, startTime, endTime });
  const min = calendarDay(now(), LAST_ZONE);
  return (
    <FormSection
      title={t('jobs.post.sectionWhere')}
      description={t('jobs.post.sectionWhereHint')}
      columns={2}
    >
      <PlaceFields form={form} locations={locations} />
      {place}
      <div data-span="all">
        <HoursFields form={form} min={min} />
        {offsets.length > 0 && (
          <WhichTime
            id={fieldId('utcOffset')}
            offsets={offsets}
            value={utcOffset}
            error={form.errorOf('utcOffset')}
            onChoose={(offset) => form.setValue('utcOffset', offset, { shouldDirty: true })}
          />
        )}
        <LeadTimeNote {...{ date, startTime, isUrgent }} />
        {hasSeries && <MoreDays form={form} min={min} offered={offered} />}
      </div>
    </FormSection>
  );
}
