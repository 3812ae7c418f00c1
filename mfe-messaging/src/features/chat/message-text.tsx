import { TextLink } from '@tbt/design-system';
import { useText } from '../../texts';
import { splitLinks } from './split-links';

/** A message with its web addresses as links; nothing of them is fetched before a click. */
export function MessageText({ text }: { text: string }) {
  const t = useText();
  return splitLinks(text).map(({ text: part, href }, at) =>
    href === null ? (
      part
    ) : (
      <TextLink
        key={at}
        href={href}
        external
        rel="noopener noreferrer nofollow ugc"
        destinationLabel={t('messaging.linkNewTab')}
      >
        {part}
      </TextLink>
    ),
  );
}
