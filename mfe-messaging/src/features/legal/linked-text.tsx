import { Fragment } from 'react';
import { CONTACT_EMAIL, PRIVACY_EMAIL } from '@tbt/contracts';
import { TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

const filled = (text: string): string =>
  text.replaceAll('{privacyEmail}', PRIVACY_EMAIL).replaceAll('{email}', CONTACT_EMAIL);

function LinkTo({ target, label }: { target: string; label: string }) {
  if (target.startsWith('/'))
    return (
      <TextLink asChild>
        <Link to={target}>{label}</Link>
      </TextLink>
    );
  return (
    <TextLink href={target} rel="noopener noreferrer">
      {label}
    </TextLink>
  );
}

/** A text whose `[label](target)` are links. */
export function LinkedText({ children }: { children: string }) {
  // Text, label, target, text, label, target, …
  const parts = filled(children).split(LINK);
  return parts.map((part, at) => {
    if (at % 3 === 2) return null;
    if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>;
    return <LinkTo key={at} label={part} target={parts[at + 1] ?? ''} />;
  });
}
