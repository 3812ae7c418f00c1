import { Card, Skeleton, Stack } from '@tbt/design-system';

/** Stands where a shift will be. */
export function JobCardSkeleton() {
  return (
    <Card as="div">
      <Stack gap="4">
        <Skeleton shape="heading" width="three-quarters" />
        <Skeleton width="half" />
        <Skeleton lines={4} />
        <Skeleton shape="control" />
      </Stack>
    </Card>
  );
}
