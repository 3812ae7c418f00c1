import { paths } from '@tbt/contracts';
import { Card, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DashboardSetupFragmentDoc, DashboardWaitingFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** What waits for the clinic, each with the place where it is done. */
export function WaitingItems({
  waiting,
  setup,
}: {
  waiting: FragmentType<typeof DashboardWaitingFragmentDoc>;
  /** Null for staff, whose own account is not the clinic's, and while the account is not known. */
  setup: FragmentType<typeof DashboardSetupFragmentDoc> | null;
}) {
  const t = useText();
  const { candidates, unconfirmed, unrecorded, hours, disputes, unpaidInvoices, overdueInvoices } =
    readFragment(DashboardWaitingFragmentDoc, waiting);
  const account = readFragment(DashboardSetupFragmentDoc, setup);
  const isUnconfirmed = account?.isEmailConfirmed === false;
  const overdue = overdueInvoices > 0 ? t('clinic.day.overdue', { count: overdueInvoices }) : null;
  const items = (
    [
      ['email', isUnconfirmed ? 1 : 0, paths.account(), t('clinic.day.emailText')],
      ['candidates', candidates, paths.shifts('offers'), null],
      ['unconfirmed', unconfirmed, paths.shifts('bookings'), null],
      ['unrecorded', unrecorded, paths.shifts('history'), null],
      ['hours', hours, paths.shifts('history'), null],
      ['disputes', disputes, paths.shifts('history'), null],
      ['unpaid', unpaidInvoices, paths.spending(), overdue],
      ['guide', account && !account.officePack ? 1 : 0, paths.profile('guide'), null],
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
                <Text size="dense" tone={name === 'unpaid' ? 'danger' : 'muted'}>
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
