import { Card, Skeleton, Stack } from '@tbt/design-system';

/** Stands where a shift will be: title, when and how much, where, action. */
export function JobCardSkeleton() {
  return (
    <Card as="div" data-skeleton="card">
      <Stack gap="4">
        <div>
          <Skeleton shape="heading" width="three-quarters" />
          <Skeleton width="half" />
        </div>
        <Skeleton shape="control" />
        <Skeleton lines={3} />
        <Skeleton shape="control" />
      </Stack>
    </Card>
  );
}
