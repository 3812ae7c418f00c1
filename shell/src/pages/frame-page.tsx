import { Card, Grid, Heading, Icon, Page, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { CONTACT_EMAIL } from '../site/contact-details';
import { routeByKey, type SiteRoute } from '../site/route-table';
import { useText, type TextKey } from '../texts';
import styles from './frame-page.module.css';

/** A route without a page: its purpose, and links to related pages. */
export function FramePage({ route }: { route: SiteRoute }) {
  const t = useText();
  const textOf = (key: string, part: 'title' | 'description' | 'about') =>
    t(`shell.route.${key}.${part}` as TextKey, { email: CONTACT_EMAIL });
  return (
    <Page
      title={textOf(route.key, 'title')}
      description={textOf(route.key, 'description')}
      width="text"
    >
      <Stack gap="10">
        {route.seeAlso && <Text className={styles.about}>{textOf(route.key, 'about')}</Text>}
        <section>
          <Heading as="h2" size="h3">
            {t('shell.frame.useful')}
          </Heading>
          <Grid as="ul" gap="4" className={styles.links}>
            {(route.seeAlso ?? ['jobs']).map((key) => (
              <Card
                key={key}
                as="li"
                interactive
                titleAs="h3"
                title={
                  <TextLink asChild className={styles.link}>
                    <Link to={routeByKey(key).path}>{textOf(key, 'title')}</Link>
                  </TextLink>
                }
                aside={<Icon name="arrow-end" />}
              >
                <Text size="dense" tone="muted">
                  {textOf(key, 'description')}
                </Text>
              </Card>
            ))}
          </Grid>
        </section>
      </Stack>
    </Page>
  );
}
