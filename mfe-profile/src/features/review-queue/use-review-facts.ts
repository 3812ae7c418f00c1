import { optionLabel, provincePhrase } from '@tbt/contracts';
import type { DataListItem } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { ReviewItemFragment } from '../../generated/graphql';
import { proofOf } from '../../parts/credential-proof';
import { useText } from '../../texts';

export function useReviewFacts({ person, licence, document, submittedAt }: ReviewItemFragment) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const name = person ? `${person.firstName} ${person.lastName}` : t('profile.review.unknown');
  const provinceOf = (province: string | null | undefined) =>
    province && optionLabel(locale, 'province', province);
  const proof = proofOf(person?.role ?? null, licence?.province ?? '');
  const what = licence
    ? [
        t(`profile.review.${proof}For`, {
          forProvince: provincePhrase(locale, 'for', licence.province),
        }),
        licence.number,
      ]
    : [
        optionLabel(locale, 'documentType', document?.documentType ?? ''),
        formats.instantDate(submittedAt),
      ];
  const expiresOn = licence ? licence.expiresOn : document?.expiresOn;
  const fact = (term: string, description: string | null | undefined | false): DataListItem[] =>
    description ? [{ term, description }] : [];
  return {
    /** What the file is compared with, where no register is. */
    compare: licence && proof === 'certification' ? t('profile.review.noRegister') : null,
    title: [name, ...what].join(' · '),
    facts: [
      ...fact(t(`profile.verification.number.${proof}`), licence?.number),
      ...fact(t('profile.verification.field.province'), provinceOf(licence?.province)),
      ...fact(t('profile.verification.field.expiresOn'), expiresOn && formats.date(expiresOn)),
      ...fact(
        t('profile.review.regulator'),
        licence && proof === 'licence' && optionLabel(locale, 'regulator', licence.regulator),
      ),
      ...fact(t('profile.verification.field.licenceClass'), licence?.licenceClass),
      ...fact(t('profile.verification.field.conditions'), licence?.conditions),
      ...fact(t('profile.review.role'), person?.role && optionLabel(locale, 'role', person.role)),
      ...fact(t('profile.auth.email'), person?.email),
      ...fact(
        t('profile.review.place'),
        [person?.city, provinceOf(person?.province)].filter(Boolean).join(', '),
      ),
      ...fact(t('profile.review.reason'), licence ? licence.reason : document?.reason),
    ],
  };
}
