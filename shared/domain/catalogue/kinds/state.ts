import { actsOf, asTold } from '../acts.ts'
import { doneFor, givenIn, isDeed, quotedOf, turnsRound } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { attemptIdeas } from './lockout.ts'
import type { Slots } from '../slots.ts'
import { changesIn, clausesWith, entityOf, stateName, statesIn } from '../states.ts'
import { aOf, theOf } from '../things.ts'
import { changed, tried, type Tried } from '../tried.ts'

/** A lockout that is read as a change of state. */
const locking = /\b(?:lock|locks|locked|blocked|blocks)\b/i
const wrongly = ['negative', 'State Transition Testing'] as const

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

const refusal = /\b(?:refused|rejected|blocked|forbidden|not allowed|disallowed|prevented|denied|ignored)\b/i
const cannot = /\b(?:cannot|can['’]t|can not|must not|may not|never|no longer)\b/i

/** A state in which something is refused or answered with a text: not in other states. */
function refusedIdeas(slots: Slots): Idea[] {
  if (turnsRound(slots)) return []
  const effects = clausesWith(slots, /^(?:eff|lim)$/)
  const negated = effects.find(({ phrases }) => phrases.some(({ tag }) => tag === 'NEG'))
  const [asked] = statesIn(clausesWith(slots, /^(?:cond|evt)$/), slots)
  const held = asked ?? (negated && cannot.test(negated.text) ? statesIn([negated], slots)[0] : undefined)
  const isRefused = negated !== undefined || effects.some(({ text }) => refusal.test(text))
  const [text] = slots.messages
  const isAnswered =
    text !== undefined && clausesWith(slots, /^evt$/).length > 0 && statesIn(effects, slots).length === 0
  if (!held || (!isRefused && !isAnswered)) return []
  const { name, entity } = held
  const act = actsOf(slots).find(({ isNegated }) => isNegated)
  const what = act
    ? `Try to ${asTold(act.doing)}`
    : (doneFor(slots) ?? `Try what this speaks of: "${quotedOf(slots)}"`)
  const shown = text === undefined ? 'It is refused' : `"${text}" is shown`
  const title = !isRefused
    ? `${shown} for ${aOf(entity)} that is "${name}"`
    : act && !/\b(?:and|or)\b/.test(act.doing)
      ? `Nobody can ${act.doing} while ${theOf(entity)} is "${name}"`
      : `It is refused while ${theOf(entity)} is "${name}"`
  const steps: Tried[] = [
    [`Bring ${aOf(entity)} to "${name}"`, `It is "${name}"`],
    [what, `${shown}; ${theOf(entity)} stays as it was`],
  ]
  return [
    tried(title, wrongly, steps),
    tried(
      `${isRefused ? 'It is not refused' : `"${text}" is not shown`} for ${aOf(entity)} that is not "${name}"`,
      changed,
      [
        [
          `Bring ${aOf(entity)} to another state than "${name}" and do the same`,
          text === undefined ? 'It is not refused for this reason' : `"${text}" is not shown`,
        ],
      ],
    ),
  ]
}

const becomes =
  /^(?:becomes?|is|are|be|(?:is|are|be) (?:set|marked|changed|moved|updated|flagged|labell?ed|considered)|sets?|marks?|changes?|moves?|switch(?:es)?|goes|go|turns?|enters?|transitions?|updates?|flips?)(?: (?:to|into|as|in))?$/i

/** A state that an event leads to: after it, not before it, and not twice. */
function becomingIdeas(slots: Slots): Idea[] {
  const event = doneFor(slots)
  if (slots.isNegated || turnsRound(slots) || event === undefined) return []
  const clause = clausesWith(slots, /^eff$/).find(({ phrases }) =>
    phrases.some(
      ({ tag }, at) =>
        tag === 'S' &&
        becomes.test(phrases.findLast((phrase, before) => before < at && phrase.tag === 'V')?.text ?? ''),
    ),
  )
  const held = clause && statesIn([clause], slots)[0]
  if (!held || /\b(?:already|still|remains?|stays?)\b/i.test(clause.text)) return []
  const { name, entity } = held
  const given = givenIn(slots).slice(0, 2)
  return [
    tried(
      `${theOf(entity)} is "${name}" after this and not before`,
      changed,
      [
        [`Look at ${theOf(entity)} before it happens`, `It is not "${name}"`],
        [event, `It is "${name}"`],
        ['Reload the page', `It is still "${name}"`],
      ],
      given,
    ),
    ...(isDeed(event)
      ? [
          tried(
            `Done twice, ${theOf(entity)} stays "${name}" and nothing else happens`,
            wrongly,
            [
              [event, `${theOf(entity)} is "${name}"`],
              ['Try the same once more', 'It is not offered, is refused or changes nothing'],
            ],
            given,
          ),
        ]
      : []),
  ]
}

/** Several states of one thing: each of them can be reached, one at a time. */
function listIdeas(slots: Slots): Idea[] {
  const names = clausesWith(slots, /^(?:def|lim)$/)
    .map((clause) => [...new Set(statesIn([clause], slots).map(({ name }) => name))])
    .find((found) => found.length >= 3 && found.length <= 12)
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
