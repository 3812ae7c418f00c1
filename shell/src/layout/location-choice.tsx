import { MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@tbt/design-system';
import { useChosenLocation } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { LocationChoiceDocument } from '../generated/graphql';
import { useText } from '../texts';

const ALL = '';
const ACCOUNT = 'account';

/** Which office's shifts the clinic sees; nothing for a clinic with one. */
export function LocationChoice() {
  const t = useText();
  const { data } = useQuery(LocationChoiceDocument);
  const { chosen, choose } = useChosenLocation();
  const open = (data?.clinicLocations ?? []).filter(
    ({ id, isClosed }) => !isClosed || id === chosen?.locationId,
  );
  if (open.length === 0) return null;
  const options = [
    { value: ALL, label: t('shell.account.allLocations'), location: null },
    {
      ...{ value: ACCOUNT, label: t('shell.account.mainAddress') },
      location: { locationId: null, name: t('shell.account.mainAddress') },
    },
    ...open.map(({ id, name }) => ({
      ...{ value: id, label: name },
      location: { locationId: id, name },
    })),
  ];
  return (
    <>
      <MenuRadioGroup
        label={t('shell.account.location')}
        value={chosen ? (chosen.locationId ?? ACCOUNT) : ALL}
        onValueChange={(value) =>
          choose(options.find((option) => option.value === value)?.location ?? null)
        }
      >
        {options.map(({ value, label }) => (
          <MenuRadioItem key={value} value={value}>
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuSeparator />
    </>
  );
}
