import { bookingsEnCA } from './bookings.en-CA';
import { checkInEnCA } from './check-in.en-CA';
import { clinicsEnCA } from './clinics.en-CA';
import { clinicAlertsEnCA } from './clinic-alerts.en-CA';
import { disputesEnCA } from './disputes.en-CA';
import { emergenciesEnCA } from './emergencies.en-CA';
import { hoursEnCA } from './hours.en-CA';
import { invoicesEnCA } from './invoices.en-CA';
import { matchEnCA } from './match.en-CA';
import { privacyEnCA } from './privacy.en-CA';
import { problemsEnCA } from './problems.en-CA';
import { pushEnCA } from './push.en-CA';
import { reviewsEnCA } from './reviews.en-CA';
import { supportEnCA } from './support.en-CA';
import { subscriptionsEnCA } from './subscriptions.en-CA';
import { pagesEnCA } from './pages.en-CA';

export const enCA = {
  ...bookingsEnCA,
  ...checkInEnCA,
  ...clinicsEnCA,
  ...clinicAlertsEnCA,
  ...disputesEnCA,
  ...emergenciesEnCA,
  ...hoursEnCA,
  ...invoicesEnCA,
  ...matchEnCA,
  ...privacyEnCA,
  ...problemsEnCA,
  ...pushEnCA,
  ...reviewsEnCA,
  ...supportEnCA,
  ...subscriptionsEnCA,
  ...pagesEnCA,
  'job.dateInPast': 'The shift must not start in the past.',
  'job.dateTooFar': 'The date must be within the next 24 months.',
  'job.timeTwice':
    'Clocks go back that night, so {time} happens twice. Choose the first ({first}) or the second ({second}).',
  'job.notActive': 'This shift is no longer open.',
  'job.notPublic':
    'This shift is not public yet. Until it is, only an invitation to it can be accepted.',
  'job.notYours': 'This shift belongs to another clinic.',
  'job.placeNeeded': 'Tell us where from: a postal code, or a city and its province.',
  'job.placeUnknown': 'We don’t know this place. Enter a postal code, or a city and its province.',
  'people.officeNeeded': 'Add the postal code of your office to your profile first.',
  'job.planLimit': 'Active shifts on your plan: {max}. Upgrade to post more.',
  'job.dayTwice': 'This day is already part of the posting.',
  'job.noDays': 'Choose at least one day.',
  'job.seriesFull': 'A series has at most {max} days.',
  'job.seriesTaken': 'This series was taken as a whole. Post the other days separately.',
  'job.stale': 'This shift has changed in the meantime. Review it before you save.',
  'job.bookedEdit':
    'This shift is booked. Propose the change to the professional: you both need to agree.',
  'job.bookedClose': 'This shift is booked. Cancel the booking instead.',
  'jobAlert.tooMany': 'You can keep at most {max} job alerts. Delete one first.',
  'location.nameTaken': 'You already have an open location with this name.',
  'location.tooMany': 'A clinic can have at most {max} locations.',
  'location.closed': 'This location is closed. Choose another one.',
  'location.otherTown':
    'This location is in {city}, {province|province}: the shift must be there too.',
  'location.hasShifts':
    'Coming shifts here: {shifts}. Close or cancel them before you close the location.',
  'savedSearch.nameTaken': 'You already have a saved search with this name.',
  'savedSearch.tooMany': 'You can keep at most {max} saved searches. Remove one first.',
  'template.nameTaken': 'You already have a template with this name.',
  'template.tooMany': 'You can keep at most {max} templates.',
  'posting.similarCity':
    'We don’t know {city} in {province|province}. Did you mean {suggestion}? Without a known city, the shift shows no distance.',
  'posting.unknownCity':
    'We don’t know {city} in {province|province}. Check the spelling and the province. Without a known city, the shift shows no distance.',
  'posting.holiday': '{date|date} is {name}, a statutory holiday {province|inProvince}.',
  'posting.duplicate': 'You already have a shift for this role at that time on {date|date}.',
  'posting.frenchText':
    'A posting in Quebec needs French text. We wrote a draft from the details of the shift: add what your own text says.',
  'posting.shortNotice':
    'The shift on {date|date} starts in less than 24 hours. Post 24 to 48 hours ahead when you can.',
  'posting.unusualRate':
    'This rate is unusual for the role {province|inProvince}. Typical: about {median|money} an hour.',
  'posting.canadianExperience':
    'The text asks for Canadian experience. Ontario forbids that in postings, and elsewhere it may be discrimination.',
  'application.duplicate': 'You have already applied to this shift.',
  'application.overlap': 'You already have a booking at that time.',
  'application.illegalStep':
    'This application can no longer be changed. Status: {status|applicationStatus}.',
  'application.waitsForClinic':
    'Your offer is waiting for the clinic’s answer. You can wait, or withdraw the application.',
  'application.waitsForTemp':
    'Your counter-offer is waiting for this person’s answer. You can wait, or decline the application.',
  'application.applicantOverlap': 'This person has just been booked elsewhere at that time.',
  'application.missingCredential':
    'This person has no approved, unexpired licence {province|forProvince} on that day and cannot be booked yet.',
  'application.pendingCredential':
    'Our team is still reviewing this person’s licence {province|forProvince}. You can accept once it is verified.',
  'application.rejectedCredential':
    'This person’s licence {province|forProvince} was not accepted, so they cannot be booked yet.',
  'application.expiredCredential':
    'This person’s licence {province|forProvince} is not valid until the end of the shift, so they cannot be booked.',
  'application.expiredCredentialYours':
    'Your licence {province|forProvince} is not valid until the end of the shift. Add the renewed one.',
  'application.applicantTravel':
    'This person is booked at another clinic, and there isn’t enough time to travel between the two shifts.',
  'application.travel':
    'You are booked at another clinic, and there isn’t enough time to travel between the two shifts.',
  'application.ownClinicYours':
    'You are a member of this clinic’s team, so you can’t take its shifts.',
  'application.ownClinic':
    'This person is a member of your clinic’s team and cannot be booked for its shifts.',
  'application.otherRoleYours':
    'This shift needs a {shiftRole|role}. You’re registered as a {role|role}, so you can’t apply.',
  'application.roundsOver':
    'This offer has reached its limit of {max} rates. Accept, decline or withdraw it.',
  'application.sameRate': 'This rate is already offered. Accept it or propose another one.',
  'application.otherRate':
    'The rate of this offer has changed since you opened it. Check the new rate, then accept.',
  'application.seriesChanged':
    'Days were added to this series. It is booked as a whole, so the offer must cover them first.',
  'application.termsChanged':
    'The day, hours or place of this shift have changed. Check them, then confirm that you still want it.',
  'application.waitsForTerms':
    'You changed this shift after the offer. The professional has to confirm the new terms first.',
  'invitation.illegalStep':
    'This invitation can no longer be changed. Status: {status|invitationStatus}.',
  'invitation.justTaken': 'Another person has just taken this shift.',
  'invitation.notInvitable': 'This person cannot be invited to this shift.',
  'invitation.alreadyApplied':
    'This person has already applied to this shift. Accept their application or make a counter-offer instead of inviting them.',
  'invitation.duplicate': 'This person already has an open invitation to this shift.',
  'invitation.tooMany': 'A shift can have at most {max} open invitations at a time.',
  'application.notVerified': 'This person is not verified yet and cannot be booked.',
  'application.otherRole': 'This person is a {role|role}; the shift is for a {shiftRole|role}.',
  'application.alreadyBooked': 'This professional is already booked for this shift.',
  'application.jobTaken': 'This shift has just been taken.',
  'application.inactivePerson': 'This account is closed.',
  'user.emailTaken': 'An account with this email already exists.',
  'profile.stale':
    'This was changed in another tab or on another device in the meantime. Nothing you typed is lost: choose which version to keep.',
  'contact.tooQuick': 'Please wait a moment and send it again.',
  'promotion.clinicsOnly': 'Promotional codes are for dental offices. Leave the field empty.',
  'promotion.alreadyClaimed': 'Your clinic has already claimed this promotion.',
  'account.wrongPassword': 'This is not your current password.',
  'account.linkInvalid': 'This link has expired or was used before. Ask for a new one.',
  'account.emailConfirmed': 'This email is already confirmed.',
  'account.sameEmail': 'This is already your email.',
  'licence.duplicate': 'This licence is already on record.',
  'licence.tooMany': 'You can keep at most {max} licences. Remove some first.',
  'licence.notPending': 'This licence has already been reviewed.',
  'licence.fileMissing':
    'This licence has no file to compare the number with. It can be approved once the file is there.',
  'licence.ownReview': 'You can’t review your own licence.',
  'upload.documentType': 'Choose a PDF, JPEG, PNG or WebP file.',
  'upload.documentTooLarge': 'Choose a file of at most 10 MB.',
  'upload.infected': 'This file contains malware. Choose another one.',
  'upload.empty': 'This file is empty.',
  'upload.broken': 'This file is damaged or incomplete. Choose another one.',
  'upload.swollenPdf':
    'This PDF is larger than 200 MB once opened. Print it to a new PDF, or send fewer pages.',
  'upload.activePdf':
    'This PDF contains a script, an automatic action, an attachment or a form program. Print it to a new PDF and choose that one.',
  'upload.lockedPdf': 'This PDF is protected. Save a copy without protection and choose that one.',
  'upload.mixed':
    'This file contains more than a picture. Save it again as an image and choose that one.',
  'upload.pixels': 'This image has more than 40 million pixels. Choose a smaller one.',
  'upload.one': 'Send one file.',
  'upload.notYours': 'Upload the file first, then give the address you got.',
  'licence.changed': 'This licence has changed in the meantime. Review it again.',
  'licence.comingBookings':
    'You have booked shifts ahead. Cancel them first, or add the licence that replaces this one.',
  'licence.approved': 'An approved licence cannot be changed. Add the renewed one instead.',
  'document.open': 'A document of this type is already on record.',
  'document.notPending': 'This document has already been reviewed.',
  'document.licenceMissing':
    'This file belongs to a licence, and its number is missing. It can be approved together with the licence.',
  'document.ownReview': 'You can’t review your own documents.',
  'regulator.changed': 'This regulator has changed in the meantime. Review it again.',
  'credential.notProfessional': 'Only dental hygienists and dental assistants can be booked.',
  'credential.provinceMissing':
    'Choose your province first: it decides which licence or certification we check.',
  'credential.licenceMissing':
    'No licence {province|forProvince} is on record. Add yours to be booked there.',
  'credential.licenceIncomplete':
    'Your licence {province|forProvince} has no file yet. Add a photo or PDF of it, and we can check it.',
  'credential.licencePending':
    'Your licence {province|forProvince} is being reviewed. You can be booked as soon as it is approved.',
  'credential.licenceRejected':
    'Your licence {province|forProvince} was not accepted. Correct it and send it again.',
  'credential.licenceExpired':
    'Your licence {province|forProvince} is not valid on that day. Add the renewed one.',
  'credential.certificationMissing':
    'No licence is needed {province|inProvince}. Add your certification, with its number and file, so our team can check it.',
  'credential.certificationIncomplete':
    'Your certification has no file yet. Add a photo or PDF of it, and we can check it.',
  'credential.certificationPending':
    'Your certification is being reviewed. You can be booked {province|inProvince} as soon as it is approved.',
  'credential.certificationRejected':
    'Your certification was not accepted. Correct it and send it again to be booked {province|inProvince}.',
  'credential.certificationExpired':
    'Your certification has expired. Add the new one to be booked {province|inProvince}.',
  'credential.notVerified': 'Your profile is not verified yet.',
  'schedule.overlap': 'This overlaps another slot of your schedule.',
  'schedule.overlapOn': 'This overlaps another slot of your schedule, on {date|date}.',
  'schedule.dateInPast': 'Choose today or a later day.',
  'schedule.dateTooFar': 'The date must be within the next 24 months.',
  'schedule.patternEndsBefore': 'A series cannot end before its first day.',
  'schedule.patternTooLong': 'A series lasts at most 24 months.',
  'schedule.tooMany': 'A schedule holds at most {max} slots. Remove some first.',
  'schedule.tooManyDays':
    'A schedule holds at most {max} coming days, counting each day of a series. Shorten or remove a series first.',
  'session.badCredentials': 'Invalid email or password',
  'session.required': 'Log in to continue.',
  'matching.unknownTerm': 'There is no such term. Choose one of: {allowed}.',
  'matching.weightTwice': 'Give each weight once.',
  'matching.weightBounds': 'This weight must be between {min} and {max}.',
  'matching.planLimit':
    'Custom weights are part of advanced matching, included in Premium and the free trial.',
  'matching.reviewOpen': 'You have already asked; a person will answer.',
  'matching.reviewAnswered': 'This request has already been answered.',
  'calendarFeed.noOwnShifts':
    'Your account has no shifts of its own. The clinic’s own account can create a calendar link with the clinic’s shifts.',
  'access.role': 'Your account cannot do this. It needs: {roles|role}.',
  'access.ownCase':
    'You or a clinic of yours are part of this case. Another administrator has to decide it.',
  'access.foreignActor': 'You cannot act on behalf of someone else.',
  'access.planWriteFirst':
    'Your plan lets you answer people who wrote, applied or were booked. Upgrade to Pro to write first.',
  'access.crossSite': 'Requests from other sites are refused.',
  'relation.oneself': 'That’s you.',
  'relation.tooManyFavourites': 'You can keep at most {max} favourites. Remove some first.',
  'relation.tooManyBlocked': 'You can block at most {max} people. Unblock some first.',
  'relation.otherSide': 'Clinics keep professionals as favourites, and professionals keep clinics.',
  'relation.blocked': 'The two of you cannot be booked with each other.',
  'hiring.step': 'That step is not possible from here. Reload and check it again.',
  'conversation.tooManyPinned': 'You can pin at most {max} conversations. Unpin one first.',
  'message.jobUnknown': 'There is no such shift, or you can’t see it.',
  'message.recipientUnknown': 'You cannot write to this person.',
  'message.clientIdTaken': 'This clientMessageId belongs to a message to someone else.',
  'socket.malformed': 'Send a JSON object with a known type.',
} as const;

export type MessageKey = keyof typeof enCA;
