import { applicationsRoutes } from './applications/applications.routes';
import { authRoutes } from './auth/auth.routes';
import { locationsRoutes } from './clinics/locations.routes';
import { referralRoutes } from './referral/referral.routes';
import { membersRoutes } from './clinics/members.routes';
import { contactRoutes } from './contact/contact.routes';
import { bookingsRoutes } from './bookings/bookings.routes';
import { clinicsRoutes } from './clinics/clinics.routes';
import { clinicAlertsRoutes } from './clinic-alerts/clinic-alerts.routes';
import type { Route } from './define-route';
import { emergencyRequestsRoutes } from './emergency-requests/emergency-requests.routes';
import { hoursRoutes } from './hours/hours.routes';
import { earningsRoutes } from './earnings/earnings.routes';
import { invoicesRoutes } from './invoices/invoices.routes';
import { disputesRoutes } from './disputes/disputes.routes';
import { feedbackRoutes } from './feedback/feedback.routes';
import { jobAlertsRoutes } from './job-alerts/job-alerts.routes';
import { jobsRoutes } from './jobs/jobs.routes';
import { messagesRoutes } from './messages/messages.routes';
import { plansRoutes } from './plans/plans.routes';
import { promotionsRoutes } from './promotions/promotions.routes';
import { pageSpeedRoutes } from './page-speed/page-speed.routes';
import { pushSubscriptionsRoutes } from './push-subscriptions/push-subscriptions.routes';
import { reportsRoutes } from './reports/reports.routes';
import { rosterRoutes } from './roster/roster.routes';
import { reviewsRoutes } from './reviews/reviews.routes';
import { subscriptionDeskRoutes } from './subscription-desk/subscription-desk.routes';
import { subscriptionRoutes } from './subscription/subscription.routes';
import { uploadsRoutes } from './uploads/uploads.routes';
import { schedulesRoutes } from './schedules/schedules.routes';
import { usersRoutes } from './users/users.routes';
import { waitlistRoutes } from './waitlist/waitlist.routes';
import { verificationDocumentsRoutes } from './verification-documents/verification-documents.routes';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...jobsRoutes,
  ...jobAlertsRoutes,
  ...applicationsRoutes,
  ...bookingsRoutes,
  ...hoursRoutes,
  ...earningsRoutes,
  ...rosterRoutes,
  ...invoicesRoutes,
  ...emergencyRequestsRoutes,
  ...clinicAlertsRoutes,
  ...reviewsRoutes,
  ...disputesRoutes,
  ...usersRoutes,
  ...clinicsRoutes,
  ...uploadsRoutes,
  ...verificationDocumentsRoutes,
  ...messagesRoutes,
  ...feedbackRoutes,
  ...contactRoutes,
  ...pageSpeedRoutes,
  ...pushSubscriptionsRoutes,
  ...reportsRoutes,
  ...plansRoutes,
  ...subscriptionRoutes,
  ...subscriptionDeskRoutes,
  ...membersRoutes,
  ...referralRoutes,
  ...locationsRoutes,
  ...promotionsRoutes,
  ...waitlistRoutes,
  ...schedulesRoutes,
];
