import { paths } from '@tbt/contracts';
import { Button, Cluster } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../texts';
import { CATEGORIES, type Category } from '../site/blog/articles.types';

/** The filter by category: links, so that each choice has an address. */
export function CategoryLinks({ current }: { current: Category | undefined }) {
  const t = useText();
  const choices = [undefined, ...CATEGORIES];
  return (
    <nav aria-label={t('shell.blog.categories')}>
      <Cluster>
        {choices.map((category) => (
          <Button
            key={category ?? 'all'}
            asChild
            size="small"
            variant={category === current ? 'primary' : 'secondary'}
          >
            <Link
              to={paths.blog(category)}
              aria-current={category === current ? 'true' : undefined}
            >
              {t(`shell.blog.category.${category ?? 'all'}`)}
            </Link>
          </Button>
        ))}
      </Cluster>
    </nav>
  );
}
