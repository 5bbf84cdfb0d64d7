import { doneFor } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { attemptIdeas } from '../attempts.ts'
import type { Slots } from '../slots.ts'
import { becomingIdeas, refusedIdeas } from '../state-effects.ts'
import { changesIn, clausesWith, entityOf, stateName, statesIn } from '../states.ts'
import { aOf, theOf } from '../things.ts'
import { changed, tried, wrongly } from '../tried.ts'

/** A lockout that is read as a change of state. */
const locking = /\b(?:lock|locks|locked|blocked|blocks)\b/i

/**
 * States and their changes. Needs a marked state: one at the beginning, a change with both ends, one in which something is refused, one that an event leads to, or a
 * list of them.
 */
export const state: Kind = {
  kind: 'state',
  ideas: (slots) => {
    if (locking.test(slots.sentence)) {
      const locked = attemptIdeas(slots)
      if (locked.length > 0 && !slots.kinds.has('lockout')) return locked
    }
    const changes = changeIdeas(slots)
    return [
      ...beginningIdeas(slots),
      ...changes,
      ...(changes.length > 0 ? [] : [...refusedIdeas(slots), ...becomingIdeas(slots)]),
      ...listIdeas(slots),
    ].slice(0, 4)
  },
}

const beginning =
  /\b(?:starts?(?: out| off)? (?:as|in|with)|(?:is |are )?created (?:as|in|with)|begins? (?:as|in)|initial(?:ly)?)\b/i

/** "An order starts as New": right after it was made. */
function beginningIdeas(slots: Slots): Idea[] {
  const clause = clausesWith(slots, /^(?:eff|def|lim)$/).find(({ text }) => beginning.test(text))
  if (!clause || slots.isNegated) return []
  const from = clause.start + clause.text.search(beginning)
  const name = clause.phrases.filter(({ tag, start }) => tag === 'S' && start > from).map(stateName)[0]
  const entity = entityOf(slots)
  if (name === undefined) return []
  return [
    tried(`Right after it was made, ${aOf(entity)} is "${name}"`, changed, [
      [`Make ${aOf(entity)} and open it at once`, `It is "${name}"`],
      ['Reload the page', `It is still "${name}"`],
    ]),
  ]
}

/** A change with both ends: it happens, not from elsewhere, and once. */
function changeIdeas(slots: Slots): Idea[] {
  const changes = changesIn(clausesWith(slots, /^(?:eff|def|lim)$/))
  const [first] = changes
  if (!first) return []
  const entity = entityOf(slots)
  const event = doneFor(slots)
  const [from, to] = first
  return [
    ...changes.slice(0, 2).map(([a, b]) =>
      tried(`${aOf(entity)} goes from "${a}" to "${b}"`, changed, [
        [`Bring ${aOf(entity)} to "${a}"`, `It is "${a}"`],
        [
          changes.length === 1 && event !== undefined ? event : `Do what leads to "${b}"`,
          `It is "${b}", after a reload as well`,
        ],
      ]),
    ),
    tried(`${aOf(entity)} that is not "${from}" does not become "${to}" this way`, wrongly, [
      [
        `Bring ${aOf(entity)} to another state than "${from}" and try the same change`,
        'The change is not offered or is refused; the state stays as it was',
      ],
    ]),
    tried(`The change from "${from}" to "${to}" tried twice happens once`, wrongly, [
      [
        `Make the change to "${to}" in two windows that both still show "${from}"`,
        `The first one succeeds; the second one changes nothing more, and "${to}" stays`,
      ],
    ]),
  ]
}

/** Several states of one thing: each of them can be reached, one at a time. */
function listIdeas(slots: Slots): Idea[] {
  const names = clausesWith(slots, /^(?:def|lim)$/)
    .map((clause) => [...new Set(statesIn([clause], slots).map(({ name }) => name))])
    .find((all) => all.length >= 3 && all.length <= 12)
  if (!names) return []
  const entity = entityOf(slots)
  return [
    tried(`${aOf(entity)} can reach each of its ${names.length} states`, changed, [
      [
        `Bring ${aOf(entity)} into each of these states, one after the other`,
        'Each can be reached, and its name is shown',
        names.join(', '),
      ],
    ]),
    tried(`${aOf(entity)} is in exactly one state at a time`, changed, [
      [
        `Look for ${theOf(entity)} under each of these states`,
        'It is found under exactly one of them, after each change',
        names.join(', '),
      ],
    ]),
  ]
}
