import { Banner, Button, Cluster, Icon, Stack } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import { emptyProfile, type ProfileFieldName, type ProfileFormValues } from './profile-form-values';

const FIELDS = Object.keys(emptyProfile).filter(
  (name): name is ProfileFieldName => name !== 'profileVersion',
);

const isSame = (a: string | string[], b: string | string[]): boolean =>
  [...a].sort().join('\n') === [...b].sort().join('\n');

export interface SavedElsewhereProps {
  typed: ProfileFormValues;
  saved: ProfileFormValues;
  onTakeOver: () => void;
  onKeep: () => void;
}

/** The profile was saved in another tab: differing fields, and which version to keep. */
export function SavedElsewhere({ typed, saved, onTakeOver, onKeep }: SavedElsewhereProps) {
  const t = useText();
  const formats = useFormats();
  const differing = FIELDS.filter((name) => !isSame(typed[name], saved[name])).map((name) =>
    t(`profile.form.${name}`),
  );
  return (
    <Banner
      tone="warning"
      live="alert"
      icon={<Icon name="alert" />}
      title={t('profile.form.elsewhere')}
    >
      <Stack gap="3">
        <p>
          {differing.length > 0
            ? t('profile.form.elsewhereFields', { fields: formats.labelList(differing) })
            : t('profile.form.elsewhereSame')}
        </p>
        <Cluster gap="3">
          <Button type="button" variant="secondary" onClick={onTakeOver}>
            {t('profile.form.takeOver')}
          </Button>
          <Button type="button" variant="secondary" onClick={onKeep}>
            {t('profile.form.keepTyped')}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  );
}
