import { demandOf, effectWith, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const shown =
  /^(?:(?:is|are|be|should be|must be|gets?)\s+)?(?:shown|displayed|shows?|displays?|sees?|appears?|returns?|returned|gets?|receives?|presented|prompted|warns?|warned|raised|given)$/i
const text =
  /\b(?:(error|validation|warning|success|confirmation|info(?:rmation)?|failure)\s+(?:message|text|notice|hint|toast|dialog|banner)|(?:an|the) (?:error|warning)(?=\s*[.,;]?\s*$| (?:is|are) (?:shown|displayed|returned))|\bmessage (?:is|appears|should))\b/i
const described =
  /["“”`]|\b(?:that|which|stating|saying|says|indicating|explaining|telling|with (?:the|a)|about|why|containing|including|informing|explains?|for (?:each|every)|code|of the|naming|what|how|reads?|next to|asking|describing|listing|names?|showing|messages|priority|same|custom|according|suggesting|suggests|from)\b/i

/** A message that has to come, without its text or what it is to tell. */
export const message: Cue = (slots) => {
  if (
    hasRole(slots, 'M', 'NEG') ||
    !['message', 'required', 'format', 'sign-in'].some((kind) => slots.kinds.has(kind))
  )
    return undefined
  const kind = text.exec(demandOf(slots))
  const effect = effectWith(slots, shown)
  if (!kind || !effect || described.test(effect.clause.text) || /:\s*$/.test(slots.sentence)) return undefined
  const isGood = /success|confirmation/i.test(kind[0])
  const isDialog = /dialog/i.test(kind[0])
  return questionOf(
    'message',
    'What does the message say?',
    isGood
      ? isDialog
        ? [
            'The dialog asks "Do you want to continue?".',
            'The dialog asks "Do you want to save your changes?".',
          ]
        : [
            'The message reads "Your changes were saved."',
            'The message reads "Thank you. We received your request."',
          ]
      : [
          'The message reads "Please check this entry." and stands at the field.',
          'The message reads "This did not work. Please try again."',
        ],
  )
}
