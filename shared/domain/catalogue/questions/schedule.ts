import { weekdays } from '../../english/dates.ts'
import { demandOf, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const repeated =
  /\b(?:daily|nightly|every (?:day|night|week|month)|each (?:day|night|week|month)|once a (?:day|week|month)|weekly|monthly)\b(?! (?:view|list|calendar|report|planner|schedule|summary|total|goal|fee|budget|limit|basis|email|digest|automated)\b)/i
const runs =
  /^(?:(?:is|are|be)\s+)?(?:runs?|sends?|sent|starts?|started|executed?|performed|perform|deletes?|deleted|updates?|updated|made|make|backs? up|backed up|generates?|generated|imports?|imported|synchroni[sz]e[sd]?|syncs?|checks?|checked|receives?|e-?mailed|notif\w+|remind\w*)$/i
const moment = new RegExp(
  String.raw`\d|\b(?:midnight|noon|morning|evening|night|${weekdays.join('|')}|first|last|at the (?:end|beginning|start)|o'clock|streak|limit|times|rewards?|quests?)\b`,
  'i',
)

/** Work that repeats by day, week or month, without its moment. */
export const schedule: Cue = (slots) => {
  const demand = demandOf(slots)
  if (!slots.kinds.has('schedule') || hasRole(slots, 'NEG')) return undefined
  const words = repeated.exec(demand)?.[0]
  if (words === undefined || moment.test(slots.sentence.replace(/nightly/gi, ''))) return undefined
  if (
    !slots.all('V').some((verb) => runs.test(verb)) ||
    /month|week/i.test(words) === /dai|day|night/i.test(words)
  )
    return undefined
  return questionOf(
    'schedule',
    `At what time, and what if a run fails ("${words}")?`,
    /month|week/i.test(words)
      ? [
          'This happens on the first working day at 06:00, Central European Time.',
          'A run that fails is repeated after 1 hour, at most 3 times.',
        ]
      : [
          'This happens at 02:00, Central European Time.',
          'A run that fails is repeated after 15 minutes, at most 3 times.',
        ],
  )
}
