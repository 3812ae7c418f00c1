import { optionLabel } from '@tbt/contracts';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import type { InviteChoice } from './invite-choices';

function useChoiceLabel() {
  const t = useText();
  const { locale } = useLocale();
  return ({ person, points, isFavourite, obstacles }: InviteChoice) =>
    [
      `${person.firstName} ${person.lastName}`,
      person.role && optionLabel(locale, 'role', person.role),
      person.city,
      isFavourite && t('jobs.shifts.invite.favourite'),
      points !== null && t('jobs.shifts.invite.points', { count: points }),
      obstacles.includes('overlap') && t('jobs.shifts.invite.busy'),
      obstacles.includes('missing_credential') && t('jobs.shifts.invite.noLicence'),
    ]
      .filter(Boolean)
      .join(' · ');
}

export interface InviteChoiceListProps {
  choices: readonly InviteChoice[];
  chosen: readonly string[];
  /** How many may still be invited. */
  left: number;
  /** How many are invited already. */
  invited: number;
  onChoose: (chosen: readonly string[]) => void;
}

/** Selects professionals to invite, up to the limit. */
export function InviteChoiceList({
  choices,
  chosen,
  left,
  invited,
  onChoose,
}: InviteChoiceListProps) {
  const t = useText();
  const label = useChoiceLabel();
  return (
    <CheckboxGroup
      name="professionalIds"
      legend={t('jobs.shifts.invite.who')}
      hint={t(chosen.length > 0 ? 'jobs.shifts.invite.left' : 'jobs.shifts.invite.most', {
        count: left - chosen.length,
        invited,
      })}
      options={choices.map((choice) => ({
        value: choice.id,
        label: label(choice),
        disabled: chosen.length >= left && !chosen.includes(choice.id),
      }))}
      value={chosen}
      onValueChange={onChoose}
    />
  );
}
