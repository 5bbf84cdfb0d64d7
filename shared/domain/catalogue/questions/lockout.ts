import { severalWords } from '../../english/number-words.ts'
import { continued, demandOf } from './demanding.ts'
import { questionOf, type Cue } from './question.ts'

const locks = /\b(?:lock(?:s|ed|out)?|block(?:s|ed|out)?|suspend(?:s|ed)?|disabled?|disables)\b/i
const duration =
  /\b(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|permanent(?:ly)?|until|temporar(?:y|ily)|unlock\w*|reset\w*|for good|administrator|admin)\b/i
const attempts =
  /\b(?:attempts?|failures?|fail(?:ed|s)?|wrong|incorrect|invalid|tries|times|login|sign-in|account)\b/i
const count = new RegExp(String.raw`\d|\b(?:${severalWords}|first|second|third)\b`, 'i')

/** A lock whose duration or number of failed attempts is missing; a rate limit without its number. */
export const lockout: Cue = (slots) => {
  if (!slots.kinds.has('lockout') || slots.isNegated) return undefined
  const { sentence } = slots
  const demand = slots.messages.reduce((text, quote) => text.replace(quote, ''), demandOf(slots))
  if (/\brate[- ]limit/i.test(demand) && !count.test(sentence))
    return questionOf(
      'lockout',
      'How many requests are allowed in what time, and what does the next one get?',
      [
        'At most 10 requests a minute are accepted from one address; further ones are answered with 429.',
        'At most 100 requests an hour are accepted from one account; further ones are refused until the hour is over.',
      ],
    )
  if (!locks.test(demand) || !attempts.test(sentence)) return undefined
  if (!count.test(sentence))
    return questionOf(
      'lockout',
      duration.test(sentence)
        ? 'After how many failed attempts does the lock begin?'
        : 'After how many failed attempts does the lock begin, and how long does it last?',
      [
        'After 5 failed attempts the account is locked for 15 minutes.',
        'After 3 failed attempts in a row the account is locked until its password is reset.',
      ],
    )
  if (duration.test(sentence)) return undefined
  return questionOf('lockout', 'How long does the lock last?', [
    continued(slots, 'for 15 minutes') ?? 'The lock lasts 15 minutes.',
    'The lock lasts until an administrator removes it.',
  ])
}
