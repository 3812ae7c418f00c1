import type * as z from 'zod/mini';
import { applicationSchema } from './applications/applications.schemas';
import { loginSchema } from './auth/auth.schemas';
import { acceptedSchema, bookingDetailsSchema, bookingSchema } from './bookings/bookings.schemas';
import {
  alertAudienceSchema,
  alertRecipientSchema,
  clinicAlertSchema,
  receivedAlertSchema,
} from './clinic-alerts/clinic-alerts.schemas';
import {
  emergencyRequestSchema,
  emergencyResponseSchema,
  onCallSchema,
} from './emergency-requests/emergency-requests.schemas';
import { registeredClinicSchema } from './clinics/clinics.schemas';
import { locationSchema } from './clinics/locations.schemas';
import { referralSchema } from './referral/referral.routes';
import { memberSchema } from './clinics/members.schemas';
import { contactMessageSchema, sentContactMessageSchema } from './contact/contact.schemas';
import { feedbackSchema } from './feedback/feedback.schemas';
import { invoiceYearSchema } from './earnings/earnings.schemas';
import { invoiceSchema } from './invoices/invoices.schemas';
import {
  jobAlertNotificationSchema,
  jobAlertPreviewSchema,
  jobAlertSchema,
} from './job-alerts/job-alerts.schemas';
import { jobSchema } from './jobs/jobs.schemas';
import { conversationSchema, messageSchema } from './messages/messages.schemas';
import { planSchema } from './plans/plans.schemas';
import { promoCheckSchema } from './promotions/promotions.schemas';
import { pushSubscriptionSchema } from './push-subscriptions/push-subscriptions.schemas';
import { rosterLineSchema } from './roster/roster.schemas';
import { receivedReportSchema, reportSchema } from './reports/reports.schemas';
import { reviewSchema } from './reviews/reviews.schemas';
import { disputeSchema } from './disputes/disputes.schemas';
import {
  checkoutSchema,
  planChangeSchema,
  receivedSchema,
  subscriptionSchema,
} from './subscription/subscription.schemas';
import {
  deskRefundSchema,
  deskSubscriptionSchema,
} from './subscription-desk/subscription-desk.schemas';
import { uploadedEvidenceSchema, uploadedSchema } from './uploads/uploads.schemas';
import { scheduleSlotSchema } from './schedules/schedules.schemas';
import { userSchema } from './users/users.schemas';
import { submittedEntrySchema, waitlistEntrySchema } from './waitlist/waitlist.schemas';
import { verificationDocumentSchema } from './verification-documents/verification-documents.schemas';

/** By OpenAPI component name. */
export const ENTITIES = {
  Job: jobSchema,
  JobAlert: jobAlertSchema,
  JobAlertPreview: jobAlertPreviewSchema,
  JobAlertNotification: jobAlertNotificationSchema,
  Application: applicationSchema,
  Booking: bookingSchema,
  BookingDetails: bookingDetailsSchema,
  Invoice: invoiceSchema,
  AcceptedApplication: acceptedSchema,
  InvoiceYear: invoiceYearSchema,
  RosterLine: rosterLineSchema,
  EmergencyRequest: emergencyRequestSchema,
  EmergencyResponse: emergencyResponseSchema,
  OnCall: onCallSchema,
  ClinicAlert: clinicAlertSchema,
  AlertRecipient: alertRecipientSchema,
  ReceivedAlert: receivedAlertSchema,
  AlertAudience: alertAudienceSchema,
  Review: reviewSchema,
  Report: reportSchema,
  ReceivedReport: receivedReportSchema,
  ContactMessage: contactMessageSchema,
  SentContactMessage: sentContactMessageSchema,
  Dispute: disputeSchema,
  Feedback: feedbackSchema,
  User: userSchema,
  RegisteredClinic: registeredClinicSchema,
  VerificationDocument: verificationDocumentSchema,
  Message: messageSchema,
  Conversation: conversationSchema,
  PushSubscription: pushSubscriptionSchema,
  ScheduleSlot: scheduleSlotSchema,
  OpenSession: loginSchema,
  ClinicMember: memberSchema,
  Referral: referralSchema,
  ClinicLocation: locationSchema,
  Plan: planSchema,
  Subscription: subscriptionSchema,
  Checkout: checkoutSchema,
  PlanChange: planChangeSchema,
  DeskSubscription: deskSubscriptionSchema,
  DeskRefund: deskRefundSchema,
  Received: receivedSchema,
  PromoCheck: promoCheckSchema,
  WaitlistEntry: waitlistEntrySchema,
  SubmittedWaitlistEntry: submittedEntrySchema,
  Uploaded: uploadedSchema,
  UploadedEvidence: uploadedEvidenceSchema,
} as const satisfies Record<string, z.ZodMiniType>;

export type EntityName = keyof typeof ENTITIES;
