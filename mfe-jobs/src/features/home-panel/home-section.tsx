import type { ReactNode } from 'react';
import { Button, Cluster, Grid, Heading, Stack } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';

interface HomeSectionProps {
  title: string;
  /** Leads to the whole list. */
  all: { to: string; label: string };
  lead?: ReactNode;
  /** Cards. */
  children: ReactNode;
}

/** The first of a list, with the way to all of it. */
export function HomeSection({ title, all, lead, children }: HomeSectionProps) {
  return (
    <Stack as="section" gap="4" aria-label={title}>
      <Cluster justify="between" gap="3">
        <Heading as="h2" size="h3">
          {title}
        </Heading>
        <Button asChild variant="secondary" size="small">
          <Link to={all.to}>{all.label}</Link>
        </Button>
      </Cluster>
      {lead}
      <Grid>{children}</Grid>
    </Stack>
  );
}
