/** Option sets of the specification (section 3) and of the domain rules (section 6). */
export const ROLES = ['hygienist', 'assistant', 'clinic'] as const;
export const PROFESSIONAL_ROLES = ['hygienist', 'assistant'] as const;
export const EDUCATION_TIERS = ['tier1', 'tier2', 'tier3'] as const;
export const YEARS_EXPERIENCE = ['0-1', '2-5', '6-10', '10+'] as const;
export const WORKING_STYLES = [
  'quiet_operator',
  'team_cheerleader',
  'focused_professional',
  'collaborative',
] as const;
export const PROFILE_WORK_PACES = ['methodical', 'fast_paced', 'adaptable'] as const;
export const CLINIC_PACES = ['relaxed', 'moderate', 'fast_paced'] as const;
export const COMMUNICATION_STYLES = ['gentle', 'direct', 'detailed', 'concise'] as const;
export const STRESS_HANDLING = [
  'calm_under_pressure',
  'needs_structured_environment',
  'thrives_on_challenges',
] as const;
export const CLINIC_VIBES = [
  'chill',
  'professional',
  'fast_paced',
  'family_friendly',
  'corporate',
  'boutique',
] as const;
export const TEAM_STYLES = ['collaborative', 'independent', 'mentoring', 'supportive'] as const;
export const PATIENT_TYPES = [
  'pediatric',
  'geriatric',
  'general',
  'special_needs',
  'anxious_patients',
  'high_maintenance',
] as const;
export const SPECIALTY_FOCUS = [
  'preventive',
  'surgical',
  'orthodontic',
  'cosmetic',
  'periodontal',
  'restorative',
] as const;
export const LANGUAGES = [
  'English',
  'French',
  'Spanish',
  'Mandarin',
  'Cantonese',
  'Portuguese',
  'Italian',
  'German',
  'Arabic',
  'Hindi',
  'Punjabi',
  'Other',
] as const;
export const PERSONALITY_TYPES = [
  'calm',
  'outgoing',
  'meticulous',
  'empathetic',
  'energetic',
] as const;
export const AVAILABILITY_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Evenings',
] as const;
/** Kilometres; 999 is shown as 'No limit'. */
export const TRAVEL_DISTANCES = [5, 10, 25, 50, 100, 999] as const;
/** As in REST and addresses; the graph has full_day, half_day, evening. */
export const SHIFT_SCHEDULES = ['full-day', 'half-day', 'evening'] as const;
/** Kinds of shifts that a job alert names; a shift can be several. */
export const JOB_TYPES = ['full_day', 'half_day', 'evening', 'recurring', 'urgent'] as const;
export const ALERT_FREQUENCIES = ['immediate', 'daily', 'weekly'] as const;
/** Queued until it is due; skipped when the shift or the alert changed meanwhile. */
export const ALERT_NOTIFICATION_STATUSES = ['queued', 'skipped', 'sent', 'read', 'acted'] as const;
export const ALERT_METHODS = ['email', 'push', 'in_app'] as const;
/** When a clinic pays after the shift; money never passes through the platform. */
export const PAYMENT_TERMS = ['within_24_hours', 'net_14', 'net_30'] as const;
export const JOB_STATUSES = ['draft', 'invited', 'active', 'booked', 'closed', 'expired'] as const;
/** A clinic edits a shift alone while it has no booking and is not over. */
export const EDITABLE_JOB_STATUSES: readonly JobStatus[] = ['draft', 'invited', 'active'];
export const JOB_SORTS = ['newest', 'soonest', 'highest_rate', 'nearest'] as const;
export const APPLICATION_STATUSES = [
  'pending',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export const INVITATION_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'taken',
  'expired',
  'withdrawn',
] as const;
export const BOOKING_STATUSES = [
  'booked',
  'confirmed',
  'checked_in',
  'completed',
  'approved',
  'invoiced',
  'paid',
  'cancelled_by_temp',
  'cancelled_by_clinic',
  'no_show',
  'disputed',
  'released',
] as const;
/** Statuses that reserve the professional's time. */
export const LIVE_BOOKING_STATUSES = [
  'booked',
  'confirmed',
  'checked_in',
  'completed',
  'approved',
  'invoiced',
  'paid',
  'disputed',
] as const;
export const COMING_BOOKING_STATUSES = ['booked', 'confirmed'] as const;
export const HIRING_STATUSES = ['interested', 'contacted', 'hired', 'withdrawn'] as const;
export const VERIFICATION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export const DOCUMENT_TYPES = ['license', 'insurance', 'certification'] as const;
export const SUBSCRIPTION_STATUSES = [
  'free',
  'trial',
  'active',
  'past_due',
  'cancelled',
  'ended',
] as const;
export const SUBSCRIPTION_TIERS = ['basic', 'pro', 'premium'] as const;
export const CONTACT_USER_TYPES = ['hygienist', 'assistant', 'clinic', 'other'] as const;
export const LOCALES = ['en-CA', 'fr-CA'] as const;

export type Role = (typeof ROLES)[number];
export type ProfessionalRole = (typeof PROFESSIONAL_ROLES)[number];
export type ShiftSchedule = (typeof SHIFT_SCHEDULES)[number];
export type JobType = (typeof JOB_TYPES)[number];
export type AvailabilityDay = (typeof AVAILABILITY_DAYS)[number];
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
export type AlertNotificationStatus = (typeof ALERT_NOTIFICATION_STATUSES)[number];
export type AlertMethod = (typeof ALERT_METHODS)[number];
export type JobSort = (typeof JOB_SORTS)[number];
export type PaymentTerms = (typeof PAYMENT_TERMS)[number];
export type JobStatus = (typeof JOB_STATUSES)[number];
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
export type HiringStatus = (typeof HIRING_STATUSES)[number];
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number];
export type WorkingStyle = (typeof WORKING_STYLES)[number];
export type ClinicVibe = (typeof CLINIC_VIBES)[number];
export type ClinicPace = (typeof CLINIC_PACES)[number];
export type TeamStyle = (typeof TEAM_STYLES)[number];
export type PatientType = (typeof PATIENT_TYPES)[number];
export type Specialty = (typeof SPECIALTY_FOCUS)[number];
export type Language = (typeof LANGUAGES)[number];
export type PersonalityType = (typeof PERSONALITY_TYPES)[number];
export type Locale = (typeof LOCALES)[number];

export const isProfessionalRole = (role: string | null | undefined): role is ProfessionalRole =>
  role === 'hygienist' || role === 'assistant';
