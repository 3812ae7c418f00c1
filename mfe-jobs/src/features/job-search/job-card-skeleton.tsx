import { Card, Skeleton } from '@tbt/design-system';
import styles from './job-card.module.css';

export function JobCardSkeleton() {
  return (
    <Card
      as="div"
      data-skeleton="card"
      className={styles.row}
      footer={<Skeleton shape="control" />}
    >
      <div className={styles.facts}>
        <Skeleton shape="heading" width="three-quarters" />
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Skeleton lines={3} />
      </div>
    </Card>
  );
}
