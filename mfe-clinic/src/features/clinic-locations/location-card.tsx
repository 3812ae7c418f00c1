import { addressLine } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, DataList, toast } from '@tbt/design-system';
import { detailOf, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  CloseClinicLocationDocument,
  ReopenClinicLocationDocument,
  type ClinicLocationFieldsFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { GUIDE_FACTS } from './location-guide-fields';

const GUIDE = ['floor', ...GUIDE_FACTS] as const;

interface LocationCardProps {
  location: ClinicLocationFieldsFragment;
  canEdit: boolean;
  onEdit: () => void;
  onChanged: () => Promise<unknown>;
}

/** Closes a location or opens it again; tells why not. */
function useOpening({ location, onChanged }: Pick<LocationCardProps, 'location' | 'onChanged'>) {
  const t = useText();
  const [close, closing] = useMutation(CloseClinicLocationDocument);
  const [reopen, reopening] = useMutation(ReopenClinicLocationDocument);
  const fail = (description: string) =>
    toast({ variant: 'destructive', title: t('clinic.locations.saveFailed'), description });
  const change = async () => {
    const variables = { input: { locationId: location.id } };
    try {
      const errors = location.isClosed
        ? (await reopen({ variables })).data?.reopenClinicLocation.errors
        : (await close({ variables })).data?.closeClinicLocation.errors;
      const [refusal] = errors ?? [];
      if (refusal) return fail(refusal.message);
      toast({
        title: t(location.isClosed ? 'clinic.locations.opened' : 'clinic.locations.closed', {
          name: location.name,
        }),
      });
      await onChanged();
    } catch (error) {
      fail(detailOf(error));
    }
  };
  return { change, isBusy: closing.loading || reopening.loading };
}

export function LocationCard({ location, canEdit, onEdit, onChanged }: LocationCardProps) {
  const t = useText();
  const { locale } = useLocale();
  const { change, isBusy } = useOpening({ location, onChanged });
  const { name, phone, parking } = location;
  const { isClosed, comingShifts } = location;
  const facts = [
    { term: t('clinic.locations.streetAddress'), description: addressLine(locale, location) },
    ...(phone ? [{ term: t('clinic.locations.phone'), description: phone }] : []),
    ...(parking ? [{ term: t('clinic.locations.parking'), description: parking }] : []),
    ...GUIDE.flatMap((name) => {
      const description = location[name];
      return description ? [{ term: t(`clinic.locations.${name}`), description }] : [];
    }),
    ...(isClosed
      ? []
      : [{ term: t('clinic.locations.coming'), description: String(comingShifts ?? 0) }]),
  ];
  return (
    <Card
      as="li"
      title={name}
      titleAs="h2"
      aside={isClosed && <Badge>{t('clinic.locations.isClosed')}</Badge>}
      footer={
        canEdit && (
          <Cluster gap="3">
            {!isClosed && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t('clinic.locations.editNamed', { name })}
                onClick={onEdit}
              >
                {t('clinic.locations.change')}
              </Button>
            )}
            <Button
              variant="ghost"
              size="small"
              loading={isBusy}
              aria-label={t(
                isClosed ? 'clinic.locations.openNamed' : 'clinic.locations.closeNamed',
                { name },
              )}
              onClick={() => void change()}
            >
              {t(isClosed ? 'clinic.locations.open' : 'clinic.locations.shut')}
            </Button>
          </Cluster>
        )
      }
    >
      <DataList items={facts} />
    </Card>
  );
}
