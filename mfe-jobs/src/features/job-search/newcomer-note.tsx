import { paths } from '@tbt/contracts';
import { Text, TextLink } from '@tbt/design-system';
import { Link, useLocation } from '@tbt/web-kit';
import { useText } from '../../texts';

const isNewcomer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNewcomer' in state && state.isNewcomer === true;

/** What is left after the creation of a profile, while its toast comes and goes. */
export function NewcomerNote() {
  const t = useText();
  const { state } = useLocation();
  if (!isNewcomer(state)) return null;
  return (
    <Text tone="muted">
      {t('jobs.search.newcomer')}{' '}
      <TextLink asChild>
        <Link to={paths.profile('verification')}>{t('jobs.search.newcomerLink')}</Link>
      </TextLink>
    </Text>
  );
}
