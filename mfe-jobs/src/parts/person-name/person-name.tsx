import { TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';

/** A link to the public page, or plain text without one. */
export function PersonName({ name, to }: { name: string; to: string | null }) {
  if (to === null) return name;
  return (
    <TextLink asChild variant="quiet">
      <Link to={to}>{name}</Link>
    </TextLink>
  );
}
