import { Card, Skeleton, Stack } from '@tbt/design-system';

export function ProfessionalCardSkeleton() {
  return (
    <Card as="div">
      <Stack gap="4">
        <Skeleton shape="circle" />
        <Skeleton shape="heading" width="half" />
        <Skeleton lines={5} />
        <Skeleton shape="control" />
      </Stack>
    </Card>
  );
}
