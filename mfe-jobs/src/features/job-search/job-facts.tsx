import type { ReactNode } from 'react';
import { optionLabel } from '@tbt/contracts';
import { DataList, Icon } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { JobCardFragment } from '../../generated/graphql';
import { isTelling } from '../../parts/clinic-record/is-telling';
import { DirectionsMenu } from '../../parts/directions/directions-menu';
import { useAddress } from '../../parts/directions/use-address';
import { useText } from '../../texts';
import styles from './job-card.module.css';
import { useClinicFacts } from './use-clinic-facts';

export function JobFacts({ job, distance }: { job: JobCardFragment; distance: ReactNode }) {
  const t = useText();
  const { locale } = useLocale();
  const address = useAddress(job, job.clinic);
  const reliability = job.clinic?.reliability;
  const aboutClinic = useClinicFacts({
    paymentTerms: job.paymentTerms,
    paysInDays: job.clinic?.paysInDays,
    reliability: reliability && isTelling(reliability) ? reliability.score : null,
  });
  const place = (
    <span className={styles.place}>
      <span>{address ?? t('jobs.card.noLocation')}</span>
      {address && <DirectionsMenu address={address} />}
      {distance}
    </span>
  );
  return (
    <DataList
      items={[
        {
          term: t('jobs.card.address'),
          description: place,
          icon: <Icon name="map-pin" size="small" />,
        },
        {
          term: t('jobs.search.role'),
          description: optionLabel(locale, 'role', job.role),
          icon: <Icon name="user" size="small" />,
        },
        ...aboutClinic,
      ]}
    />
  );
}
