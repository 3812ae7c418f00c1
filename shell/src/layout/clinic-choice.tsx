import { MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@tbt/design-system';
import type { SessionViewer } from '@tbt/web-kit';
import { useActFor } from '../session/use-act-for';
import { useText } from '../texts';

/** The own account as an option: of a person without a role there is nothing to act for. */
const hasOwnSide = ({ role, ownRole, actingClinic, isAdmin }: SessionViewer): boolean => {
  const own = actingClinic ? ownRole : role;
  return isAdmin === true || own === 'hygienist' || own === 'assistant';
};

/** Chooses the clinic that this session acts for, when there is more than one choice. */
export function ClinicChoice({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const actFor = useActFor();
  const options = [
    ...(hasOwnSide(viewer) ? [{ value: '', label: t('shell.account.ownAccount') }] : []),
    ...(viewer.clinics ?? []).map(({ clinicId, name }) => ({
      value: String(clinicId),
      label: name,
    })),
  ];
  if (options.length < 2) return null;
  const acting = viewer.clinics?.find(({ isActing }) => isActing);
  const choose = (value: string) => {
    const name = options.find((option) => option.value === value)?.label ?? '';
    return actFor(value || null, name);
  };
  return (
    <>
      <MenuRadioGroup
        label={t('shell.account.actFor')}
        value={acting ? String(acting.clinicId) : ''}
        onValueChange={(value) => void choose(value)}
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
