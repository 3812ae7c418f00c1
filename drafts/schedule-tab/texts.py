import json,sys
root=sys.argv[1]
en={
"usual":"The days you usually work:","none":"No usual days are given.","shifts":"See my shifts",
"calendar":"My schedule","loading":"Loading your schedule","failed":"Your schedule could not be loaded",
"emptyDay":"Nothing is scheduled on this day.","add":"Add to schedule","adding":"Adding...","cancel":"Cancel",
"added":"Schedule added","addFailed":"Failed to add schedule","removed":"Schedule removed","removeFailed":"Failed to remove schedule",
"removeQuestion":"Are you sure you want to remove this availability slot?","remove":"Remove","removing":"Removing...","keep":"Keep it",
"removeSlot":"Remove {hours}","removeReach":"What should go?","removeDay":"Only this day","removeSeries":"Every day of the series",
"available":"Available","blocked":"Blocked","overnight":"Ends on the next day",
"problems":"The slot could not be added yet",
"field.date":"Date","field.startTime":"Start time","field.endTime":"End time","field.isAvailable":"In this time I am","field.recurringPattern":"Repeats","field.notes":"Notes",
"endTimeHint":"An earlier time ends on the next day.","notesHint":"Only you read them.",
"repeats":"Repeats","repeat.never":"Does not repeat","repeat.daily":"Every day","repeat.weekly":"Every week","repeat.biweekly":"Every two weeks","repeat.monthly":"Every month",
"onDays":"On these days","lastDay":"Last day","lastDayHint":"Without one the series ends after 24 months.",
"rule.weekly":"Every week on {days}","rule.biweekly":"Every two weeks on {days}","rule.until":"{rule}, until {date}","rule.other":"Repeats by a rule of its own",
"previousMonth":"Previous month","nextMonth":"Next month","previousWeek":"Previous week","nextWeek":"Next week","today":"Today","month":"Month","week":"Week",
"count":"{count, plural, one {# slot} other {# slots}}","more":"+{count} more",
"openCalendar":"Open the calendar","chosenDay":"Chosen","calendarFailed":"The calendar could not be loaded. Type the date.","startTimes":"Choose a start time","endTimes":"Choose an end time",
"feed.title":"In your own calendar","feed.text":"Phones and calendar programs can follow your slots and booked shifts by a secret address. Whoever knows the address can read them.",
"feed.since":"In use since {date}","feed.create":"Create the address","feed.renew":"Make a new address","feed.revoke":"Remove the address","feed.working":"One moment...",
"feed.address":"Address of your calendar","feed.addressHint":"It is shown only now. Add it to your calendar program as a subscription.","feed.copy":"Copy the address","feed.copied":"Address copied","feed.copyFailed":"The address could not be copied. Select it and copy it yourself.",
"feed.createQuestion":"Make a new address?","feed.revokeQuestion":"Remove the address?","feed.loseOld":"Programs that use the old address will no longer get your schedule.","feed.failed":"The address could not be changed",
}
fr={
"usual":"Vos jours de travail habituels :","none":"Aucun jour habituel n’est indiqué.","shifts":"Voir mes quarts",
"calendar":"Mon horaire","loading":"Chargement de votre horaire","failed":"Impossible de charger votre horaire",
"emptyDay":"Rien n’est prévu ce jour-là.","add":"Ajouter à l’horaire","adding":"Ajout en cours...","cancel":"Annuler",
"added":"Plage ajoutée","addFailed":"Impossible d’ajouter la plage","removed":"Plage retirée","removeFailed":"Impossible de retirer la plage",
"removeQuestion":"Voulez-vous vraiment retirer cette plage de disponibilité?","remove":"Retirer","removing":"Retrait en cours...","keep":"Garder",
"removeSlot":"Retirer {hours}","removeReach":"Que faut-il retirer?","removeDay":"Ce jour seulement","removeSeries":"Tous les jours de la série",
"available":"Disponible","blocked":"Bloqué","overnight":"Se termine le lendemain",
"problems":"La plage n’a pas encore pu être ajoutée",
"field.date":"Date","field.startTime":"Heure de début","field.endTime":"Heure de fin","field.isAvailable":"Pendant ce temps, je suis","field.recurringPattern":"Répétition","field.notes":"Notes",
"endTimeHint":"Une heure antérieure tombe le lendemain.","notesHint":"Vous êtes la seule personne à les lire.",
"repeats":"Répétition","repeat.never":"Ne se répète pas","repeat.daily":"Chaque jour","repeat.weekly":"Chaque semaine","repeat.biweekly":"Toutes les deux semaines","repeat.monthly":"Chaque mois",
"onDays":"Ces jours-ci","lastDay":"Dernier jour","lastDayHint":"Sans dernier jour, la série se termine après 24 mois.",
"rule.weekly":"Chaque semaine : {days}","rule.biweekly":"Toutes les deux semaines : {days}","rule.until":"{rule}, jusqu’au {date}","rule.other":"Se répète selon une règle particulière",
"previousMonth":"Mois précédent","nextMonth":"Mois suivant","previousWeek":"Semaine précédente","nextWeek":"Semaine suivante","today":"Aujourd’hui","month":"Mois","week":"Semaine",
"count":"{count, plural, one {# plage} other {# plages}}","more":"+{count} autres",
"openCalendar":"Ouvrir le calendrier","chosenDay":"Choisi","calendarFailed":"Impossible de charger le calendrier. Saisissez la date.","startTimes":"Choisir une heure de début","endTimes":"Choisir une heure de fin",
"feed.title":"Dans votre propre calendrier","feed.text":"Les téléphones et les logiciels de calendrier peuvent suivre vos plages et vos quarts réservés grâce à une adresse secrète. Quiconque connaît cette adresse peut les lire.",
"feed.since":"En service depuis le {date}","feed.create":"Créer l’adresse","feed.renew":"Créer une nouvelle adresse","feed.revoke":"Supprimer l’adresse","feed.working":"Un instant...",
"feed.address":"Adresse de votre calendrier","feed.addressHint":"Elle n’est affichée que maintenant. Ajoutez-la à votre logiciel de calendrier comme abonnement.","feed.copy":"Copier l’adresse","feed.copied":"Adresse copiée","feed.copyFailed":"Impossible de copier l’adresse. Sélectionnez-la et copiez-la vous-même.",
"feed.createQuestion":"Créer une nouvelle adresse?","feed.revokeQuestion":"Supprimer l’adresse?","feed.loseOld":"Les logiciels qui utilisent l’ancienne adresse ne recevront plus votre horaire.","feed.failed":"Impossible de modifier l’adresse",
}
assert en.keys()==fr.keys()
for loc,d in (('en-CA',en),('fr-CA',fr)):
    p=f'{root}/mfe-profile/src/locales/{loc}.json'
    s=json.load(open(p))
    out={}
    for k,v in s.items():
        if k.startswith('profile.schedule.'): continue
        out[k]=v
    for k,v in d.items(): out['profile.schedule.'+k]=v
    json.dump(out,open(p,'w'),ensure_ascii=False,indent=2); open(p,'a').write('\n')
