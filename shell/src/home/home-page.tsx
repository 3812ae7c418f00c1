import { Spinner } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { hydratedOnUse } from '../hydrated-on-use';
import { useText } from '../texts';
import { HomeHero } from './home-hero';
import { MemberHome } from './member-home';
import { useLaunchOffer } from './use-launch-offer';
import styles from './home-page.module.css';

// The hero fills the first screen.
export const HomeBody = hydratedOnUse(
  async () => (await import('./home-body')).HomeBody,
  <div className={styles.room} />,
);

export function HomePage() {
  const t = useText();
  const { status, viewer } = useSession();
  const offer = useLaunchOffer(status !== 'loading' && !viewer);
  if (viewer) return <MemberHome viewer={viewer} />;
  if (status === 'loading') return <Spinner label={t('shell.loading')} layout="page" />;
  return (
    <>
      <HomeHero />
      <HomeBody isNeeded={!offer.isOpen} />
    </>
  );
}
