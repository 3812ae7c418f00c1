import { paths } from '@tbt/contracts';
import { Card, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DashboardWaitingFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** What waits for the clinic, each with the place where it is done. */
export function WaitingItems({
  waiting,
}: {
  waiting: FragmentType<typeof DashboardWaitingFragmentDoc>;
}) {
  const t = useText();
  const { candidates, unconfirmed, hours, unpaidInvoices, overdueInvoices } = readFragment(
    DashboardWaitingFragmentDoc,
    waiting,
  );
  const overdue = overdueInvoices > 0 ? t('clinic.day.overdue', { count: overdueInvoices }) : null;
  const items = (
    [
      ['candidates', candidates, paths.shifts('offers'), null],
      ['unconfirmed', unconfirmed, paths.shifts('bookings'), null],
      ['hours', hours, paths.shifts('history'), null],
      ['unpaid', unpaidInvoices, paths.spending(), overdue],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <Card as="section" title={t('clinic.day.waiting')} titleAs="h2" padding="small">
      {items.length === 0 ? (
        <Text tone="muted">{t('clinic.day.nothingWaits')}</Text>
      ) : (
        <Stack as="ul" gap="3">
          {items.map(([name, count, to, note]) => (
            <li key={name}>
              <TextLink asChild>
                <Link to={to}>{t(`clinic.day.${name}`, { count })}</Link>
              </TextLink>
              {note && (
                <Text size="dense" tone="danger">
                  {note}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
