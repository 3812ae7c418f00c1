import { Banner } from '@tbt/design-system';
import { useText } from '../../texts';

/** Notice of automated ranking: what counts, what never does, and how to request a review. */
export function AutomatedNotice() {
  const t = useText();
  return (
    <Banner tone="info" title={t('jobs.matching.automated')}>
      {t('jobs.matching.automatedText')}
    </Banner>
  );
}
