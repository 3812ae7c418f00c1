import { subgraphCodegen } from '@tbt/build-kit';

export default subgraphCodegen({
  mappers: {
    Job: '../modules/jobs#Job as JobModel',
    JobSeries: '../modules/jobs#JobSeries as JobSeriesModel',
    Application: '../modules/applications#Application as ApplicationModel',
    Invitation: '../modules/invitations#Invitation as InvitationModel',
    OfferRound: '../modules/applications#OfferRound as OfferRoundModel',
    Booking: '../modules/bookings#Booking as BookingModel',
    BookingCancellation: '../modules/bookings#Booking as BookingModel',
    CancellationPrice: '../modules/bookings#ShownPrice as ShownPriceModel',
    BookingChange: '../modules/bookings#BookingChange as BookingChangeModel',
    CalendarEntry: '../modules/bookings#CalendarEntry as CalendarEntryModel',
    Reliability: '../modules/reliability#Reliability as ReliabilityModel',
    ReliabilityEntry: '../modules/reliability#ReliabilityEntry as ReliabilityEntryModel',
    ReliabilityAppeal: '../modules/reliability#ReliabilityEntry as ReliabilityEntryModel',
    ScheduleSlot: '../modules/schedule#ScheduleSlot as ScheduleSlotModel',
    ScheduleEntry: '../modules/schedule#ScheduleEntry as ScheduleEntryModel',
    CalendarFeed: '../modules/calendar-feeds#CalendarFeed as CalendarFeedModel',
    Favourite: '../modules/relations#Favourite as FavouriteModel',
    HiringInterest: '../modules/relations#HiringInterest as HiringInterestModel',
    Match: '../modules/matching#Match as MatchModel',
    Candidate: '../modules/matching#Ranked as RankedModel',
    Recommendation: '../modules/matching#Recommendation as RecommendationModel',
    HumanReviewRequest: '../modules/matching#HumanReview as HumanReviewModel',
    User: '../modules/people#PersonReference',
  },
});
