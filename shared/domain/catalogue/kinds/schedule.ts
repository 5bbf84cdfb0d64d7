import { weekdays } from '../../english/dates.ts'
import { severalWords } from '../../english/number-words.ts'
import { turnsRound } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { thingOf } from '../things.ts'
import { durationsOf, type Duration } from '../times.ts'
import { trial } from '../trial.ts'

const interval = new RegExp(
  String.raw`\b(?:every|each)\s+(?:\d+|one|fifteen|thirty|${severalWords})?\s?(?:second|minute|hour|day|night|week|month|quarter|year|morning|${weekdays.join('|')})s?\b|\b(?:hourly|daily|nightly|weekly|monthly|yearly)\b`,
  'i',
)
const clock = /\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b(?:1[0-2]|[1-9])\s?(?:am|pm)\b|\bmidnight\b|\bnoon\b/gi
/** What is worked off by the system itself, and may take longer than up to its next time. */
const work =
  /\b(?:jobs?|runs?|scripts?|backups?|imports?|exports?|sync\w*|poll\w*|cron|batch\w*|reports?|archiv\w*|clean-?ups?|invoic\w+|process\w*)\b/i

/** What runs at a time or again and again. Cues: an interval; one time of the day; a day or a distance to a day on which something happens; a job or reminder that is scheduled. */
export const schedule: Kind = {
  kind: 'schedule',
  ideas: (slots) => {
    const ahead = aheadIdeas(slots)
    if (ahead.length > 0) return ahead
    if (slots.isNegated || turnsRound(slots)) return []
    const words = slots.clauses
      .filter(({ tag }) => tag !== 'ctx')
      .map(({ text }) => text)
      .join(' · ')
    const every = interval.exec(words)?.[0].toLowerCase()
    const times = [...words.matchAll(clock)].map(([text]) => text)
    // Two times are the ends of a span, and nothing that happens at a moment.
    const at = times.length === 1 ? times[0] : undefined
    if (every === undefined && times.length > 1) return []
    const isShort = /second/.test(every ?? '')
    const isPlanned = /\b(?:scheduled|cron|recurring|reminders?|scheduled job|scheduler)\b/i.test(words)
    if (every === undefined && at === undefined) return isPlanned ? plannedIdeas(slots) : dayIdeas(slots)
    const what = subjectOf(slots)
    return [
      ...(at === undefined
        ? []
        : [
            trial(`${what}: nothing before ${at}, once at ${at}`, 'boundary', 'Boundary Value Analysis', [
              `Set the clock to one minute before ${at} and let it run on`,
              `Nothing happens before ${at}; then it happens once`,
            ]),
          ]),
      ...(every === undefined
        ? []
        : [
            trial(`${what}: ${every}, once each time`, 'functional', 'Use Case Testing', [
              'Let three intervals pass',
              'It happened once in each of them, and not in between',
            ]),
          ]),
      ...(isShort ? [] : [missedIdea(what)]),
      ...(work.test(words) ? [overlapIdea(what)] : []),
    ]
  },
}

/** What it is about, for a title: "Database backups". */
function subjectOf({ clauses }: Slots): string {
  const phrases = clauses
    .filter(({ tag }) => /^(?:eff|def|lim)$/.test(tag))
    .flatMap((clause) => clause.phrases)
  const noun = (['E', 'T'] as const)
    .flatMap((tag) => phrases.filter((phrase) => phrase.tag === tag))
    .map(
      ({ text }) => thingOf(text.replace(/^(?:daily|weekly|monthly|nightly|hourly|automated)\s+/i, ''))?.noun,
    )
    .find((found) => found !== undefined)
  return noun ?? 'it'
}

const missedIdea = (what: string): Idea =>
  trial(`${what}: a time at which the system was off`, 'negative', 'Error Guessing', [
    'Stop the system before the planned time and start it after that time',
    'What was missed is made up for once, or it can be seen that it was left out',
  ])

const overlapIdea = (what: string): Idea =>
  trial(`${what}: a run that is still under way at the next time`, 'negative', 'Error Guessing', [
    'Let a run take longer than the time up to the next one',
    'The work is not done twice, and no run is lost unnoticed',
  ])

const plannedIdeas = (slots: Slots): Idea[] => {
  const what = subjectOf(slots)
  return [
    trial(`${what}: at its time and not before`, 'boundary', 'Boundary Value Analysis', [
      'Plan it for a moment, and look one minute before that moment and one minute after it',
      'Before it nothing has happened; after it, it has happened once',
    ]),
    trial(`${what}: moved to a later time`, 'functional', 'Error Guessing', [
      'Plan it, move it to a later time, and let both times pass',
      'Nothing happens at the first time; at the later one it happens once',
    ]),
    trial(`${what}: a time that has passed`, 'negative', 'Boundary Value Analysis', [
      'Plan it for a minute ago',
      'It is refused with a reason, or it happens at once, and once only',
    ]),
    missedIdea(what),
  ]
}

/** "3 days before the pass expires": the step before, the moment itself, once, and what begins too late for it. */
function aheadIdeas(slots: Slots): Idea[] {
  const duration = slots.clauses
    .filter(({ tag }) => tag !== 'ctx')
    .flatMap(durationsOf)
    .find(({ clause, length, told }) => {
      const behind = slots.sentence.slice(slots.sentence.indexOf(length, clause.start) + length.length)
      return /\bbefore\b/.test(told) || /^\s*(?:before|ahead of|prior to|in advance)\b/i.test(behind)
    })
  const isNotice =
    /\b(?:remind\w*|mail|e-?mail|message|notif\w*|sms|text|warn\w*|alert|push|letter|gets?|receives?|sets?|sent)\b/i
  if (!duration || slots.isNegated || !isNotice.test(slots.sentence)) return []
  const told = toldOf(duration, slots)
  const step = /\b(?:hours?|minutes?|seconds?|h|min)\b/i.test(duration.length) ? 'minute' : 'day'
  return [
    trial(
      `A ${step} too early nothing comes, it comes once ${told}`,
      'boundary',
      'Boundary Value Analysis',
      [`Look one ${step} earlier than this: ${told}`, 'Nothing has come'],
      [`Look at this moment: ${told}`, 'It has come, once'],
      [`Look one ${step} later`, 'It has not come again'],
    ),
    trial('What begins too late for it is clear', 'negative', 'Error Guessing', [
      `Begin something that is nearer than this already: ${told}`,
      'It comes at once, or it can be seen that it does not come; there is no error',
    ]),
    trial(
      'What was moved or taken back meanwhile is told rightly',
      'negative',
      'Error Guessing',
      [
        'Move what it is about to a later day before it comes',
        'It comes at the new time and not at the old one',
      ],
      ['Take back what it is about before it comes', 'Nothing comes'],
    ),
  ]
}

/** "3 days before the expiry": up to the end of its clause, or of the event that follows. */
function toldOf({ length, clause }: Duration, { clauses, sentence }: Slots): string {
  const at = clause.start + clause.text.indexOf(length)
  const next = clauses[clauses.indexOf(clause) + 1]
  const end = next && /^before\b/i.test(next.text) ? next.end : clause.end
  const behind = at < clause.start ? '' : sentence.slice(at + length.length, end)
  const before = /^\s*(?:before|ahead of|prior to)\s+(?!by\b|via\b)[^,;.:()]{2,45}$|^\s*in advance/i.exec(
    behind.trimEnd(),
  )?.[0]
  return `${length} ${before?.trim() ?? 'before'}`
}

/** "On the 18th birthday": the day before, the day, the day after. */
function dayIdeas(slots: Slots): Idea[] {
  const clause = slots.clauses.find(
    ({ tag, text, phrases }) =>
      (tag === 'cond' || tag === 'evt') &&
      /^(?:on|at)\b/i.test(text.trim()) &&
      /\b(?:birthday|day|date|anniversary|1st|first|last|end|beginning)\b/i.test(text) &&
      phrases.some(({ tag: role }) => role === 'N' || role === 'F'),
  )
  const outcome = slots.outcomes.join(' ')
  if (!clause || outcome === '' || outcome.length > 160 || clause.text.length > 60) return []
  const day = clause.text.trim().replace(/^On\b/, 'on').replace(/^At\b/, 'at')
  return [
    trial(
      `Not a day too early: ${day}`,
      'boundary',
      'Boundary Value Analysis',
      ['Set the clock to the last minute of the day before', 'Nothing has happened yet'],
      [`Let midnight pass, so that it is so: ${day}`, outcome],
    ),
    ...(/\b(?:birthday|anniversary)\b/i.test(day) ? [leapIdea(day)] : []),
  ]
}

const leapIdea = (day: string): Idea =>
  trial(
    `In another time zone and in a leap year: ${day}`,
    'boundary',
    'Error Guessing',
    [
      'Try it with somebody in another time zone',
      'It happens on the day that counts for this person, or as it is stated',
    ],
    ['Try it with 29 February as the date', 'It happens on 28 February or 1 March, as it is stated'],
  )
