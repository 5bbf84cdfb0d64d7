import { besideOf, lowered, subjectOf } from '../bounded.ts'
import { asSentence, shortened } from '../clauses.ts'
import { doneFor, givenIn, turnsRound } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { limitsOf, type Limit } from '../limits.ts'
import { predicateIn, type Predicate } from '../predicates.ts'
import type { Slots } from '../slots.ts'
import { bounded, decided, tried, usual } from '../tried.ts'

/** What holds only under a condition. Needs a condition and an outcome that stand alone; a bound in the condition is tried at its values. */
export const condition: Kind = {
  kind: 'condition',
  ideas: (slots) => {
    const { clauses, outcomes, sentence } = slots
    if (outcomes.length === 0 || turnsRound(slots) || sentence.length > 400) return []
    // A number of which nobody knows what it is of ("from 1 July") is tried by nobody.
    const limits = clauses
      .filter(({ tag }) => tag === 'cond' || tag === 'evt')
      .flatMap(limitsOf)
      .filter(({ subject, isCount }) => isCount || subject !== undefined)
    const predicate = limits.length === 1 ? predicateIn(clauses) : undefined
    const atBounds = limits.slice(0, 2).flatMap((limit) => boundIdeas(limit, slots, predicate))
    return atBounds.length > 0 ? atBounds : bothWays(slots)
  },
}

/** `predicate` is what the sentence says of the bounded thing itself: then the cases say it of theirs, and of the other one the opposite. */
function boundIdeas(limit: Limit, slots: Slots, predicate: Predicate | undefined): Idea[] {
  const end = limit.low ? 'low' : 'high'
  const bound = limit[end]
  if (!bound) return []
  const { inside, outside } = besideOf(bound, end, limit.unit)
  const [met, unmet] = [subjectOf(limit, inside), subjectOf(limit, outside)]
  if (predicate && limit.subject !== undefined && !limit.isCount)
    return (
      [
        [met, predicate.told],
        [unmet, predicate.opposite],
      ] as const
    ).map(([what, does]) => {
      const result = `${what} ${does}`
      return tried(result, bounded, [[`Try ${what}`, asSentence(result)]])
    })
  const outcome = slots.outcomes.join(' ')
  return [
    tried(titleOf(met, isWhole(slots) ? 'the rule applies' : outcome), bounded, [[`Try ${met}`, outcome]]),
    tried(titleOf(unmet, 'the rule does not apply'), bounded, [
      [
        `Try ${unmet}`,
        // The sentence as a whole may say of the other side, too, what comes of it.
        isWhole(slots)
          ? `It does not fall under: "${limit.clause.text.trim()}"`
          : `This stays away: ${outcome}`,
      ],
    ]),
  ]
}

const titleOf = (what: string, outcome: string): string =>
  shortened(`${what}: ${lowered(outcome.replace(/[.\s]+$/, ''))}`, 160)

/** The outcome has no words of its own and is told by the sentence, which repeats the condition. */
const isWhole = ({ outcomes, sentence }: Slots): boolean => outcomes[0] === asSentence(sentence)

/** The condition met, and each one not met alone. */
function bothWays(slots: Slots): Idea[] {
  const preconditions = givenIn(slots)
  const outcome = slots.outcomes.join(' ')
  if (preconditions.length === 0 || slots.conditions.length > preconditions.length || outcome.length > 240)
    return []
  // What only repeats its sentence is no test.
  if (isWhole(slots)) return []
  const conditions = preconditions.join('; ')
  const action = doneFor(slots) ?? 'Look at what comes of it'
  return [
    tried(titleOf(conditions, outcome), usual, [[action, outcome]], preconditions),
    ...preconditions.slice(0, 3).map((precondition) =>
      tried(titleOf('The rule does not apply otherwise', precondition), decided, [
        [
          `Let this not be so, and everything else as before: ${precondition}`,
          'The starting point is set up',
        ],
        [action, `This stays away: ${outcome}`],
      ]),
    ),
  ]
}
