import { jobPosting, optionLabel, pathIn, paths } from '@tbt/contracts';
import { PageHead, siteOrigin, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { JobHeadFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

export function JobHead({ job: reference }: { job: FragmentType<typeof JobHeadFragmentDoc> }) {
  const job = readFragment(JobHeadFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const url = siteOrigin() + pathIn(locale, paths.job(job.id));
  return (
    <PageHead
      title={t('jobs.job.headTitle', {
        role: optionLabel(locale, 'role', job.role),
        city: job.city,
        date: formats.date(job.date),
      })}
      description={job.title}
      structuredData={job.status === 'active' ? jobPosting(job, url) : undefined}
    />
  );
}
