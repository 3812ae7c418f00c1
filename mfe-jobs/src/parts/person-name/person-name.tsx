import { TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';

/** A name that leads to its public page; words alone while there is no page to see. */
export function PersonName({ name, to }: { name: string; to: string | null }) {
  if (to === null) return name;
  return (
    <TextLink asChild variant="quiet">
      <Link to={to}>{name}</Link>
    </TextLink>
  );
}
