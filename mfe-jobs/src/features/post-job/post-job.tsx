import type { Locale } from '@tbt/contracts';
import { Stack, Text } from '@tbt/design-system';
import { useChosenLocation, useLocale, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  PostingFavouriteFragmentDoc,
  PostingLocationFragmentDoc,
  PostingOfficeFragmentDoc,
  PostingSourceFragmentDoc,
  PostingTemplateFragmentDoc,
  PostJobDefaultsFragmentDoc,
  TypicalRateBandFragmentDoc,
} from '../../generated/graphql';
import type { Offered } from '../../parts/plan-use/plan-use';
import { useText } from '../../texts';
import { PostJobForm } from './post-job-form';
import { emptyPostJob, type PostJobFormValues } from './post-job-values';
import { valuesOfTemplate, valuesToRepost } from './posting-start';
import { TemplatePicker } from './template-picker';
import type { PostingStart } from './use-posting-start';

type Maybe<Value> = Value | null | undefined;

export interface PostJobProps {
  viewerId: number;
  start: PostingStart;
  /** Prefills two fields; optional. */
  clinic: Maybe<FragmentType<typeof PostJobDefaultsFragmentDoc>>;
  /** The shift to post again. */
  job: Maybe<FragmentType<typeof PostingSourceFragmentDoc>>;
  templates: readonly FragmentType<typeof PostingTemplateFragmentDoc>[];
  favourites: readonly FragmentType<typeof PostingFavouriteFragmentDoc>[];
  bands: readonly FragmentType<typeof TypicalRateBandFragmentDoc>[];
  locations: readonly FragmentType<typeof PostingLocationFragmentDoc>[];
  /** The clinic that the viewer acts for. */
  office: Maybe<FragmentType<typeof PostingOfficeFragmentDoc>>;
  /** Whether the clinic has shifts, in any status. */
  hasPosted: boolean;
  reloadOffice: () => Promise<unknown>;
  /** Unknown when the page's data could not be read. */
  offered: Offered | undefined;
  onTemplatesChanged: () => Promise<unknown>;
}

type StartPlace = { locationId?: string; province?: Maybe<string>; city?: Maybe<string> };

function useStartPlace({ clinic, locations }: Pick<PostJobProps, 'clinic' | 'locations'>) {
  const { viewer } = useSession();
  const { at } = useChosenLocation();
  const own = readFragment(PostJobDefaultsFragmentDoc, clinic);
  const office = readFragment(PostingLocationFragmentDoc, locations).find(
    ({ id, isClosed }) => id === at?.locationId && !isClosed,
  );
  const { province, city } = office ?? viewer?.actingClinic ?? own ?? {};
  return { ...(office && { locationId: office.id }), province, city };
}

const newPosting = (
  { locationId = '', ...place }: StartPlace,
  locale: Locale,
): PostJobFormValues => ({
  ...emptyPostJob,
  locationId,
  province: place.province ?? '',
  city: place.city ?? '',
  isInFrench: locale === 'fr-CA',
});

function useStartValues({
  start,
  job,
  templates,
  ...rest
}: PostJobProps): PostJobFormValues | null {
  const { locale } = useLocale();
  const place = useStartPlace(rest);
  const former = readFragment(PostingSourceFragmentDoc, job);
  const kept = readFragment(PostingTemplateFragmentDoc, templates);
  if (start.kind === 'from') return former ? valuesToRepost(former) : null;
  if (start.kind === 'template') {
    const template = kept.find(({ id }) => id === start.id);
    return template ? valuesOfTemplate(template) : null;
  }
  if (start.kind === 'unknown') return null;
  return newPosting(place, locale);
}

export function PostJob(props: PostJobProps) {
  const { viewerId, start, templates, favourites, bands, locations, onTemplatesChanged } = props;
  const t = useText();
  const { locale } = useLocale();
  const place = useStartPlace(props);
  const found = useStartValues(props);
  const source = 'id' in start && found ? `:${start.kind}:${start.id}` : '';
  const values = found ?? newPosting(place, locale);
  return (
    <Stack gap="6">
      <TemplatePicker
        templates={readFragment(PostingTemplateFragmentDoc, templates)}
        chosen={start.kind === 'template' ? start.id : ''}
        onDeleted={onTemplatesChanged}
      />
      {found === null && <Text tone="muted">{t('jobs.post.sourceMissing')}</Text>}
      <PostJobForm
        key={source}
        start={values}
        draftKey={`post-job:${viewerId}${source}`}
        bands={readFragment(TypicalRateBandFragmentDoc, bands)}
        favourites={readFragment(PostingFavouriteFragmentDoc, favourites)}
        locations={readFragment(PostingLocationFragmentDoc, locations)}
        offered={props.offered}
        office={readFragment(PostingOfficeFragmentDoc, props.office) ?? null}
        hasPosted={props.hasPosted}
        reloadOffice={props.reloadOffice}
        onTemplateKept={onTemplatesChanged}
      />
    </Stack>
  );
}
