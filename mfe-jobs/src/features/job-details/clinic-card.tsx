import { addressLine, paths } from '@tbt/contracts';
import { Card, DataList, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import type { JobDetailsFragment } from '../../generated/graphql';
import { isTelling } from '../../parts/clinic-record/is-telling';
import { useText } from '../../texts';

export function ClinicCard({ job: { clinic, clinicId } }: { job: JobDetailsFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (!clinic) return null;
  const { reliability, paysInDays } = clinic;
  const reviews = clinic.totalReviews ?? 0;
  const place = addressLine(locale, { city: clinic.city, province: clinic.province });
  return (
    <Card
      as="section"
      titleAs="h2"
      title={
        <TextLink asChild>
          <Link to={paths.clinic(clinicId)}>{`${clinic.firstName} ${clinic.lastName}`.trim()}</Link>
        </TextLink>
      }
      subtitle={place ?? undefined}
    >
      <DataList
        items={[
          {
            term: t('jobs.details.rating'),
            description:
              reviews > 0
                ? t('jobs.shifts.rating', {
                    rating: formats.rating(clinic.avgRating),
                    count: reviews,
                  })
                : t('jobs.details.noReviews'),
          },
          {
            term: t('jobs.card.reliability'),
            description: reliability
              ? t(isTelling(reliability) ? 'jobs.details.kept' : 'jobs.details.keptFew', {
                  score: reliability.score,
                  kept: reliability.keptShifts,
                  cancelled: reliability.cancelledShifts,
                })
              : t('jobs.details.nothingKnown'),
          },
          ...(typeof paysInDays === 'number'
            ? [
                {
                  term: t('jobs.card.paymentTerm'),
                  description: t('jobs.paysInDays', { days: paysInDays }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
