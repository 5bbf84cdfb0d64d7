import { checkIncose } from '../../requirement-quality/incose.ts'
import type { Slots } from '../slots.ts'
import { demandOf } from './demanding.ts'
import { questionOf, type Cue, type Question } from './question.ts'

interface Measure {
  words: RegExp
  question: (word: string) => string
  completions: string[]
}

/** Of the words that INCOSE and ISO/IEC/IEEE 29148 call vague, those that cannot be tried without a measure, by what the measure is. */
const measures: Measure[] = [
  {
    words: /^(?:fast|quickly|rapidly|soon|as soon as possible|timely)$/,
    question: (word) => `How long may it take at most ("${word}")?`,
    completions: ['This takes at most 2 seconds.', 'This happens within 24 hours.'],
  },
  {
    words: /^(?:in real time|real-time)$/,
    question: (word) => `Within how many seconds ("${word}")?`,
    completions: ['A change is seen by others within 2 seconds.', 'Values are refreshed every 30 seconds.'],
  },
  {
    words:
      /^(?:user-friendly|userfriendly|friendly|pleasant|modern|easy|easily|intuitive(?:ly)?|convenient(?:ly)?|attractive)$/,
    question: (word) =>
      /[^d]ly$/.test(word)
        ? `How does one see that it goes "${word}"?`
        : `How does one see that it is "${word}"?`,
    completions: [
      'A new user manages this without help in at most 3 minutes.',
      'This takes at most 3 clicks from the start page.',
    ],
  },
  {
    words: /^(?:regularly|periodically|occasionally|frequently|from time to time)$/,
    question: (word) => `How often ("${word}")?`,
    completions: ['This happens every day at 02:00.', 'This happens every 15 minutes.'],
  },
  {
    words: /^securely$/,
    question: (word) => `Which protection does "${word}" mean?`,
    completions: [
      'Data is sent over TLS 1.2 or newer only and is stored encrypted.',
      'It is readable for its owner alone and appears in no log and no answer.',
    ],
  },
  {
    words:
      /^(?:where appropriate|if appropriate|as needed|if needed|if necessary|where necessary|as necessary|where possible|if possible|whenever possible|as far as possible|as applicable|where applicable|if applicable)$/,
    question: (word) => `In which cases exactly ("${word}")?`,
    completions: [
      'This holds in every case, without exception.',
      'This holds for entries of the last 30 days; for all others it does not.',
    ],
  },
]

const judged =
  /\b(appropriate|suitable|meaningful|helpful|clear|friendly|user-friendly|relevant) (?:error |warning |success |confirmation |validation )?(?:messages?|errors?|warnings?)\b(?!\s+(?:that|which|about|saying|stating|explaining|indicating|with|naming|codes?|handling))/i
const counted =
  /\b(reasonable|sufficient|adequate|acceptable|significant|certain|large|high|small|low) (?:number|amount|time|period|duration|quantity|size|distance|value|volume|delay|timeframe|time frame|level|contrast|threshold)s?\b/i

/** A vague word that a measure could replace, in what is demanded. */
export const vague: Cue = (slots) => {
  const demand = unquotedDemand(slots)
  if (['format', 'length', 'api'].some((kind) => slots.kinds.has(kind))) return undefined
  return (
    judgedMessage(slots, demand) ?? measured(slots, demand) ?? uncounted(demand) ?? graceful(slots, demand)
  )
}

/** Without what is quoted, in brackets, or names of options, states and controls: "Difficulty can be Easy or Hard". */
const unquotedDemand = (slots: Slots): string =>
  (['M', 'O', 'S', 'C'] as const)
    .flatMap((tag) => slots.all(tag))
    .reduce((text, quote) => text.replace(quote, ' '), demandOf(slots))
    .replace(/["“`][^"”`]*["”`]|\([^)]*\)/g, ' ')

function measured(slots: Slots, demand: string): Question | undefined {
  for (const word of checkIncose(demand).flatMap(({ words }) => words)) {
    const measure = measures.find(({ words }) => words.test(word))
    if (measure && !isAdjoined(demand, word) && !isSettled(slots, demand, word))
      return questionOf('vague', measure.question(word), measure.completions)
  }
  return undefined
}

/** A number or a list stands there already, the sentence says how data are protected, or it compares ("twice as fast"). */
function isSettled({ sentence, all }: Slots, demand: string, word: string): boolean {
  const hasNumber = all('N').length > 0 || /\d|\b(?:sub-second|seconds?)\b/i.test(demand)
  const compares =
    /\b(?:as|more|not|too|less|so) (?:fast|quick\w*|easy|easily|frequently)\b|\bfrequently (?:used|asked|bought)\b/i
  const hasList = /:\s+\S/.test(sentence.slice(sentence.toLowerCase().indexOf(word)))
  if (hasNumber || hasList || compares.test(demand)) return true
  if (word === 'securely')
    return (
      !/\b(?:stor|sent|send|sav|transmit|transfer|kept|keep)\w*/i.test(demand) ||
      /encrypt|hash|tls|https|vault/i.test(sentence)
    )
  if (/real/.test(word))
    return !/\bin real[- ]time\b|\breal-time updates?\b/i.test(demand) || /\blocalStorage\b/.test(sentence)
  return false
}

/** "quick view", "easy mode", "fast-forward": a name of a thing and no quality. */
const isAdjoined = (demand: string, word: string): boolean =>
  new RegExp(
    `${word}[-/]|-${word}|\\b${word} (?:view|mode|access|actions?|links?|add|start|reply|check|search|lane|track|forward|food|unlock|replies|response|guide|fix|wins?|filters?|path|answers?|sort|setup|settings?)\\b`,
    'i',
  ).test(demand)

function judgedMessage({ messages }: Slots, demand: string): Question | undefined {
  const words = messages.length === 0 ? judged.exec(demand)?.[0] : undefined
  return words === undefined
    ? undefined
    : questionOf(
        'message',
        `What does it say ("${words}")?`,
        isOfNothing.test(demand)
          ? [
              'The message reads "There are none yet."',
              'The message reads "There are none yet. Add the first." with a button beside it.',
            ]
          : [
              'The message reads "Please check this entry." and stands at the field.',
              'The message reads "This did not work. Please try again."',
            ],
      )
}

/** What is told where there is nothing to show. */
const isOfNothing = /\b(?:no|none|empty|nothing|any)\b/i

/** "Handle errors gracefully", without what is then to be seen. */
const graceful = ({ messages }: Slots, demand: string): Question | undefined =>
  messages.length > 0 ||
  !/\b(?:errors?|failures?|fails?|unavailab\w*|outages?|handled?|handles)\b/i.test(demand) ||
  !/\bgraceful(?:ly)?\b/i.test(demand)
    ? undefined
    : questionOf('vague', 'What is seen when it fails ("gracefully")?', [
        'The message reads "This is not available at the moment." and what was typed in stays.',
        'The last known values are shown with their time.',
      ])

function uncounted(demand: string): Question | undefined {
  const words = /\d/.test(demand) ? undefined : counted.exec(demand)?.[0]
  if (words === undefined) return undefined
  const isTime = /time|period|duration|delay/i.test(words)
  return questionOf(
    'vague',
    `${isTime ? 'How long' : 'How much'} is "${words}"?`,
    isTime
      ? ['This means at most 30 seconds.', 'This means 24 hours.']
      : ['This means at least 10.', 'This means more than 5 % of the total.'],
  )
}
