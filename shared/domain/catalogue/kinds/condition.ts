import { besideOf, subjectOf } from '../bounded.ts'
import { doneFor, givenIn, turnsRound } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { limitsOf, type Limit } from '../limits.ts'
import type { Slots } from '../slots.ts'
import { bounded, decided, tried, usual } from '../tried.ts'

/** What holds only under a condition. Needs a condition and an outcome that stand alone; a bound in the condition is tried at its values. */
export const condition: Kind = {
  kind: 'condition',
  ideas: (slots) => {
    const { clauses, outcomes, sentence } = slots
    const [outcome] = outcomes
    if (outcome === undefined || turnsRound(slots) || sentence.length > 400) return []
    // A number of which nobody knows what it is of ("from 1 July") is tried by nobody.
    const limits = clauses
      .filter(({ tag }) => tag === 'cond' || tag === 'evt')
      .flatMap(limitsOf)
      .filter(({ subject, isCount }) => isCount || subject !== undefined)
    const atBounds = limits.slice(0, 2).flatMap((limit) => boundIdeas(limit, outcomes.join(' ')))
    return atBounds.length > 0 ? atBounds : bothWays(slots)
  },
}

function boundIdeas(limit: Limit, outcome: string): Idea[] {
  const end = limit.low ? 'low' : 'high'
  const bound = limit[end]
  if (!bound) return []
  const { inside, outside } = besideOf(bound, end, limit.unit)
  const [met, unmet] = [subjectOf(limit, inside), subjectOf(limit, outside)]
  return [
    tried(`${met}: it applies`, bounded, [[`Try ${met}`, outcome]]),
    tried(`${unmet}: it does not apply`, bounded, [[`Try ${unmet}`, `This stays away: ${outcome}`]]),
  ]
}

/** The condition met, and each one not met alone. */
function bothWays(slots: Slots): Idea[] {
  const preconditions = givenIn(slots)
  const outcome = slots.outcomes.join(' ')
  if (preconditions.length === 0 || slots.conditions.length > preconditions.length || outcome.length > 240)
    return []
  const action = doneFor(slots) ?? 'Look at what comes of it'
  return [
    tried(`It applies: ${preconditions.join('; ')}`.slice(0, 160), usual, [[action, outcome]], preconditions),
    ...preconditions.slice(0, 3).map((precondition) =>
      tried(`It does not apply otherwise: ${precondition}`.slice(0, 160), decided, [
        [
          `Let this not be so, and everything else as before: ${precondition}`,
          'The starting point is set up',
        ],
        [action, `This stays away: ${outcome}`],
      ]),
    ),
  ]
}
