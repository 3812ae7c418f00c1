import type { EmergencyStatus } from '@tbt/contracts';
import { Banner } from '@tbt/design-system';
import { useSearchParams } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { EmergencyOfferFragmentDoc } from '../../generated/graphql';
import { useSpanText } from '../../parts/use-span-text';
import { useText } from '../../texts';

type AskedRequest = FragmentType<typeof EmergencyOfferFragmentDoc> & {
  id: string;
  status: string;
  myResponse?: { status: string } | null;
};

/** What became of the request that a notification led to; nothing while it is open or one's own. */
export function AskedNotice({ requests }: { requests: readonly AskedRequest[] }) {
  const t = useText();
  const spanText = useSpanText();
  const [search] = useSearchParams();
  const id = search.get('request');
  if (!id) return null;
  const request = requests.find((each) => each.id === id);
  const item = readFragment(EmergencyOfferFragmentDoc, request ?? null);
  const status = (request?.status ?? 'expired') as EmergencyStatus;
  if (status === 'active' || request?.myResponse?.status === 'assigned') return null;
  return (
    <Banner
      tone="info"
      live="status"
      title={
        item &&
        [item.clinic && `${item.clinic.firstName} ${item.clinic.lastName}`, spanText(item)]
          .filter(Boolean)
          .join(' · ')
      }
    >
      {t(`clinic.emergency.gone.${status}`)}
    </Banner>
  );
}
