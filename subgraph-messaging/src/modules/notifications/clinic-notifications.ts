import type { NotificationRule } from './notification-rules';

export const memberChanged: NotificationRule<'clinic.member-changed'> = ({
  clinicId,
  userId,
  role,
  change,
}) => {
  const aboutMember = { to: { userId: clinicId }, params: { personId: userId, clinicRole: role } };
  const aboutClinic = { to: { userId }, params: { personId: clinicId, clinicRole: role } };
  switch (change) {
    case 'joined':
      return [{ workflow: 'clinic.member-joined', ...aboutMember }];
    case 'left':
      return [{ workflow: 'clinic.member-left', ...aboutMember }];
    case 'role':
      return [{ workflow: 'clinic.role-changed', ...aboutClinic }];
    case 'removed':
      return [{ workflow: 'clinic.member-removed', ...aboutClinic }];
  }
};
