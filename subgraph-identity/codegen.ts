import { subgraphCodegen } from '@tbt/presets/codegen';

export default subgraphCodegen({
  mappers: {
    User: '../modules/users#User as UserModel',
    Reviewer: '../modules/users#User as UserModel',
    Upload: '../modules/uploads#Upload as UploadModel',
    Licence: '../modules/licences#Licence as LicenceModel',
    WaitlistEntry: '../modules/waitlist#WaitlistEntry as WaitlistEntryModel',
    DataExport: '../modules/privacy#DataExport as DataExportModel',
    Consent: '../modules/privacy#Consent as ConsentModel',
    OfficePack: '../modules/office-packs#OfficePack as OfficePackModel',
    VerificationDocument:
      '../modules/verification-documents#VerificationDocument as VerificationDocumentModel',
    VerificationItem: '../modules/verification-reviews#VerificationRef as VerificationItemModel',
    Regulator: '../modules/regulators#Regulator as RegulatorModel',
    AuditEntry: '../modules/admin#AuditEntry as AuditEntryModel',
    ClinicSubscription: '../modules/subscriptions#ClinicSubscription as ClinicSubscriptionModel',
    SubscriptionInvoice: '../modules/subscriptions#ProviderInvoice as ProviderInvoiceModel',
    DeskSubscription: '../modules/subscription-desk#DeskSubscription as DeskSubscriptionModel',
    DeskPromotion: '../modules/subscription-desk#DeskPromotion as DeskPromotionModel',
    PromotionPlace: '../modules/subscription-desk#PromotionPlace as PromotionPlaceModel',
    RunningRefund: '../modules/subscription-desk#PlanRefund as PlanRefundModel',
    SubscriptionRecord:
      '../modules/subscription-desk#SubscriptionRecord as SubscriptionRecordModel',
    PlanChange: '../modules/subscriptions#ChangePreview as ChangePreviewModel',
    ClinicMember: '../modules/clinic-team#ListedMember as ListedMemberModel',
    ClinicMembership: '../modules/clinic-team#Membership as MembershipModel',
    ClinicInvitation: '../modules/clinic-team#Invitation as InvitationModel',
    Session: '../modules/sessions#Session as SessionModel',
    SessionViewer: '../modules/sessions#SessionViewer as SessionViewerModel',
  },
});
