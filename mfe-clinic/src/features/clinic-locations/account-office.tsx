import { addressLine, paths } from '@tbt/contracts';
import { Button, Card, DataList, Text } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { AccountOfficeFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

interface AccountOfficeProps {
  office: FragmentType<typeof AccountOfficeFragmentDoc>;
  /** False for members of another account's clinic. */
  isOwn: boolean;
}

export function AccountOffice({ office: reference, isOwn }: AccountOfficeProps) {
  const t = useText();
  const { locale } = useLocale();
  const office = readFragment(AccountOfficeFragmentDoc, reference);
  const { firstName, lastName } = office;
  return (
    <Card
      as="li"
      title={`${firstName} ${lastName}`}
      titleAs="h2"
      footer={
        isOwn && (
          <Button asChild variant="secondary" size="small">
            <Link to={paths.profile()}>{t('clinic.locations.editOwn')}</Link>
          </Button>
        )
      }
    >
      <Text size="dense" tone="muted">
        {t('clinic.locations.own')}
      </Text>
      <DataList
        items={[
          {
            term: t('clinic.locations.streetAddress'),
            description: addressLine(locale, office) ?? t('clinic.locations.ownMissing'),
          },
        ]}
      />
    </Card>
  );
}
