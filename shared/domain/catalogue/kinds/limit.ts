import { besideOf, subjectOf } from '../bounded.ts'
import { isTimeUnit } from '../../english/units.ts'
import type { Idea, Kind } from '../idea.ts'
import { listedIdeas } from '../listed-amounts.ts'
import type { Limit } from '../limits.ts'
import { isOfEffect } from '../effects.ts'
import { plainNoun } from '../plain-nouns.ts'
import { setValueIdeas } from '../set-values.ts'
import { shareIdeas } from '../shares.ts'
import type { Slots } from '../slots.ts'
import { acceptedIdeas } from '../tried-values.ts'
import { bounded, tried } from '../tried.ts'

const elsewhere =
  /^(?:characters?|chars?|letters?|digits?|words?|ms|milliseconds?|(?:concurrent |simultaneous )?(?:users?|sessions?|connections?|requests?)|[kmg]i?b|%)$/i

/** What bounds the system and not an entry: how fast and how much it does, how long something lives. */
const ofSystem = [
  'performance',
  'reliability',
  'upload',
  'concurrency',
  'expiry',
  'lockout',
  'schedule',
  'log',
]

const lasting = /\b(?:age|stay|period|duration|term|notice|length|experience|loan|time|range)s?$/i

/** What a file or a list has so many of. */
const records = /^(?:lines?|rows?|entries|records?|items?|pages?|columns?|files?|photos?|pictures?)$/i

/** "courts 1-4" are names of things, and "9 o'clock" is no amount. */
function isName({ subject, unit, isCount, clause }: Limit): boolean {
  if (/^o\b/i.test(unit)) return true
  const isField = clause.phrases.some(({ tag, text }) => tag === 'F' && text === subject)
  return unit === '' && !isCount && !isField
}

/** Nobody enters a period of the system ("after 24 hours"), a number of nothing, or what comes of something else. */
function isEntered(rule: Limit, slots: Slots): boolean {
  const { subject, unit } = rule
  if (isTimeUnit(unit) && !/^nights?$/i.test(unit)) return subject !== undefined && lasting.test(subject)
  return (subject === undefined ? unit !== '' : plainNoun(subject) !== undefined) && !isOfEffect(rule, slots)
}

/** Amounts, counts and other numbers between bounds. Needs a bound of a value that somebody enters: lengths, speed, load and file sizes are kinds of their own. */
export const limit: Kind = {
  kind: 'limit',
  ideas: (slots) => {
    const isOfSystem = ofSystem.some((kind) => slots.kinds.has(kind))
    const rules = slots.rules
      .filter(
        (rule) =>
          !elsewhere.test(rule.unit) &&
          (rule.clause.tag === 'lim' || (rule.clause.tag === 'def' && rule.isCount)) &&
          (isOfSystem ? records.test(rule.unit) : isEntered(rule, slots)) &&
          !isName(rule),
      )
      .slice(0, 2)
    return [
      ...rules.flatMap((rule) => [
        ...acceptedIdeas(rule, slots, 'low'),
        ...acceptedIdeas(rule, slots, 'high'),
        ...exactIdeas(rule),
      ]),
      ...listedIdeas(slots),
      ...(isOfSystem ? [] : shareIdeas({ rules: slots.rules.filter((rule) => !isOfEffect(rule, slots)) })),
      ...setValueIdeas(slots),
    ]
  },
}

function exactIdeas({ exact, ...rule }: Limit): Idea[] {
  // One of several values is no bound.
  if (!exact || rule.clause.phrases.filter(({ tag }) => tag === 'N').length > 1) return []
  const [low, high] = (['low', 'high'] as const).map((end) =>
    besideOf({ amount: exact, inclusive: true }, end, rule.unit),
  )
  if (!low || !high) return []
  return [
    tried(`${subjectOf(rule, low.at)} is accepted`, bounded, [
      [`Try ${subjectOf(rule, low.at)}`, 'It is accepted'],
    ]),
    ...[low.outside, high.outside].map((outside) =>
      tried(`${subjectOf(rule, outside)} is refused`, bounded, [
        [`Try ${subjectOf(rule, outside)}`, 'It is refused'],
      ]),
    ),
  ]
}
