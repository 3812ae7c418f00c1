import { Banner } from '@tbt/design-system';
import { useText } from '../../texts';

/** That a machine ranks, what by and what never by, and that a person can be asked. */
export function AutomatedNotice() {
  const t = useText();
  return (
    <Banner tone="info" title={t('jobs.matching.automated')}>
      {t('jobs.matching.automatedText')}
    </Banner>
  );
}
