import { Card, Skeleton } from '@tbt/design-system';
import styles from './job-card.module.css';

/** Stands where a shift will be: title, when and how much, where, action. */
export function JobCardSkeleton() {
  return (
    <Card
      as="div"
      data-skeleton="card"
      className={styles.row}
      title={<Skeleton shape="heading" width="three-quarters" />}
      subtitle={<Skeleton width="half" />}
      footer={<Skeleton shape="control" />}
    >
      <div className={styles.facts}>
        <Skeleton shape="control" />
        <Skeleton lines={3} />
      </div>
    </Card>
  );
}
