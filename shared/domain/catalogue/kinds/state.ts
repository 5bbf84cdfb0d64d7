import { withArticle } from '../../english/articles.ts'
import { doneFor } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { attemptIdeas } from '../attempts.ts'
import type { Slots } from '../slots.ts'
import { becomingIdeas, effectIdeas, refusedIdeas } from '../state-effects.ts'
import { changesIn, clausesWith, entityOf, stateName, statesIn } from '../states.ts'
import { clockIdeas } from '../clock-changes.ts'
import { sessionIdeas } from '../sessions-ended.ts'
import { sourceIdeas } from '../state-sources.ts'
import { windowIdeas } from '../state-windows.ts'
import { brokenOffIdeas } from '../taken-back.ts'
import { aOf, theOf, thingOf, type Thing } from '../things.ts'
import { changed, tried, wrongly, type Tried } from '../tried.ts'

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
    const windows = [...sourceIdeas(slots), ...windowIdeas(slots)]
    if (windows.length > 0) return windows.slice(0, 5)
    const timed = [...brokenOffIdeas(slots), ...sessionIdeas(slots), ...clockIdeas(slots)]
    if (timed.length > 0) return timed
    const changes = changeIdeas(slots)
    const final = finalIdeas(slots)
    if (final.length > 0) return final
    const ideas = [
      ...beginningIdeas(slots),
      ...changes.slice(0, 3),
      // Another clause may tell a change of its own: "after the third attempt it goes to Returned".
      ...(changes.length > 0
        ? becomingIdeas(slots).slice(0, 1)
        : [...refusedIdeas(slots), ...becomingIdeas(slots)]),
      ...changes.slice(3),
      ...listIdeas(slots),
    ]
    return (ideas.length > 0 ? ideas : effectIdeas(slots)).slice(0, 4)
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
  const changes = changesIn(clausesWith(slots, /^(?:eff|def|lim|cond|evt)$/), slots.sentence)
  const [first] = changes
  if (!first) return []
  const entity = movedOf(slots)
  const event = doneFor(slots)
  const [from, to] = first
  return [
    ...changes.slice(0, 2).map(([a, b]) =>
      tried(`${aOf(entity)} goes from "${a}" to "${b}"`, changed, [
        [`Bring ${aOf(entity)} to "${a}"`, `It is "${a}"`],
        [
          changes.length > 1 ? `Do what leads to "${b}"` : (event ?? leading(b, slots)),
          `It is "${b}", after a reload as well`,
        ],
      ]),
    ),
    ...skipIdeas(changes, entity),
    ...neededIdeas(slots, to, entity),
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

/** What a change needs, where a condition says so: "only with signature or photo". */
function neededIdeas({ clauses, sentence }: Slots, to: string, entity: Thing): Idea[] {
  const clause = clauses.find(({ tag, text }) => tag === 'cond' && /^(?:only )?with\s/i.test(text.trim()))
  const needed = clause?.phrases
    .filter(({ tag }) => /^[FTE]$/.test(tag))
    .map(({ text }) => thingOf(text)?.single)
  if (!needed || needed.length === 0 || needed.includes(undefined) || !/\bonly\b/i.test(sentence)) return []
  return [
    tried(`Without ${needed.join(' or ')} ${aOf(entity)} does not become "${to}"`, wrongly, [
      [`Try the change to "${to}" without ${needed.join(' or ')}`, 'It is refused and says what is missing'],
      ...needed.map((name): Tried => [
        `Try it with ${name === undefined ? '' : withArticle(name)} alone`,
        /\bor\b/.test(clause?.text ?? '') || needed.length === 1 ? `It becomes "${to}"` : 'It is refused',
      ]),
    ]),
  ]
}

const leading = (to: string, { clauses }: Slots): string => {
  const how = clauses.find(({ tag, text }) => tag === 'cond' && /^(?:when|if|once|after)\b/i.test(text))?.text
  return how === undefined || how.length > 80
    ? `Do what leads to "${to}"`
    : `Do what leads to "${to}": ${how}`
}

/** What changes: a thing before the first state, and not one at the end of the list. */
function movedOf(slots: Slots): Thing {
  const first = slots.clauses.flatMap(({ phrases }) => phrases).find(({ tag }) => tag === 'S')
  const clauses = slots.clauses.map((clause) => ({
    ...clause,
    phrases: clause.phrases.filter(({ tag, start }) => tag === 'E' && start < (first?.start ?? 0)),
  }))
  return entityOf({ ...slots, clauses })
}

/** A chain of changes: none of its states is left out. */
function skipIdeas(changes: readonly [from: string, to: string][], entity: Thing): Idea[] {
  const [first, second] = changes
  if (!first || !second || first[1] !== second[0] || first[0] === second[1]) return []
  return [
    tried(`${aOf(entity)} does not get from "${first[0]}" to "${second[1]}" directly`, wrongly, [
      [
        `Bring ${aOf(entity)} to "${first[0]}" and try the change to "${second[1]}"`,
        `It is not offered or is refused; it stays "${first[0]}"`,
      ],
    ]),
  ]
}

/** "Delivered and Cancelled are final": nothing leads out of them. */
function finalIdeas(slots: Slots): Idea[] {
  const clause = clausesWith(slots, /^(?:def|lim|eff)$/).find(({ text }) =>
    /\b(?:final|terminal|end states?)\b/i.test(text),
  )
  const names = clause ? [...new Set(statesIn([clause], slots).map(({ name }) => name))] : []
  const entity = aOf(entityOf(slots))
  return names.slice(0, 4).map((name) =>
    tried(`${entity} that is "${name}" cannot be changed any more`, wrongly, [
      [`Bring ${entity} to "${name}" and try each change that other states allow`, 'None is offered'],
      ['Send one of these changes without the pages', `It is refused; it is still "${name}"`],
    ]),
  )
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
