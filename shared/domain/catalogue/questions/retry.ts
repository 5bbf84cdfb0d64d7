import { demandOf, hasRole } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const again = /\b(?:retr(?:y|ies|ied|ying)|reconnects?|tries again|try again|limited retries)\b/i
const machine =
  /\b(?:automatic\w*|retries|retried|retry(?:ing)? (?:failed|logic|mechanism|policy)|backoff|reconnects?|system|service|client|worker|job)\b/i
const settled =
  /\d|\b(?:once|twice|one|two|three|four|five|times|until|user|users|button|offers?|manual\w*|allow\w*|option|never|safe\w*|prompt\w*|click\w*|max|maximum|I)\b/i

/** Repetition by the machine, without its number and distance. */
export const retry: Cue = (slots) => {
  const demand = demandOf(slots)
  if (
    hasRole(slots, 'M', 'NEG', 'C', 'N') ||
    !again.test(demand) ||
    !machine.test(demand) ||
    settled.test(slots.sentence)
  )
    return undefined
  return questionOf(
    'reliability',
    'How many times, at what distance, and what happens after the last failure?',
    [
      'It is tried again 3 times, after 1, 5 and 30 seconds; then the failure is shown.',
      'It is tried again every minute for 1 hour; then an administrator gets an e-mail.',
    ],
  )
}
