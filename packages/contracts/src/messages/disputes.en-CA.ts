export const disputesEnCA = {
  'dispute.tooLate': 'A shift can be disputed until {days} days after it ends.',
  'dispute.noShowTooLate': 'A no-show can be contested within {hours} hours only.',
  'dispute.noShowOnly': 'A declared no-show can only be contested as a no-show.',
  'dispute.noNoShow': 'The clinic has not declared a no-show for this shift.',
  'dispute.sameReason': 'This has already been disputed and decided for this shift.',
  'dispute.step': 'This case is at another step now. Reload the page to see where it stands.',
  'dispute.answerOwn': 'It’s up to the other side to answer this dispute.',
  'dispute.answerOver': 'An answer was possible within {hours} hours only.',
  'dispute.answerOpen':
    'The other side can still answer. You can decide once they have, or when their time is over.',
  'dispute.ownCase':
    'You or a clinic of yours are one side of this case, so another administrator must decide it.',
  'dispute.sameAdministrator':
    'You made the first ruling. Another administrator must decide the appeal.',
  'dispute.appealOver': 'An appeal was possible within {days} days only.',
  'dispute.evidenceMax': 'Each side can add at most {max} files.',
  'dispute.evidenceNotYours': 'Attach a file that you have just uploaded.',
  'dispute.evidenceTwice': 'Attach each file once.',
  'dispute.effect': 'A ruling on this kind of dispute cannot have this effect.',
  'dispute.noInvoice': 'There is no invoice yet, so nothing can be marked as paid or unpaid.',
  'dispute.liftFirst': 'Set hours only when the no-show is lifted.',
  'dispute.minutesNeeded':
    'Set the hours: the ones that wait were not sent by the side that you decide for.',
} as const;
