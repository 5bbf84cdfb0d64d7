import type { Condition, Effect, Rule } from '../../../requirement-model/index.ts'
import type { Deed } from '../../grammar/lives/deeds.ts'
import { baseOf } from '../../grammar/lives/verbs.ts'
import { tokenise } from '../../tokenise.ts'
import { both } from '../conditions.ts'
import { spanOf } from '../draft.ts'
import type { Allowed, MoveMade } from './course.ts'
import type { Terms } from './terms.ts'

/** More moves of one deed than any life has. */
const most = 100

/** What is allowed comes to what its deed comes to; what comes before a state is known once all that is told at once is. */
export function allowAll(terms: Terms, allowed: readonly Allowed[], moves: readonly MoveMade[]): void {
  const all = [...moves]
  const [earlier, plain] = [true, undefined].map((is) =>
    allowed.filter(({ before }) => before.earlier === is),
  )
  for (const one of [...(plain ?? []), ...(earlier ?? [])].slice(0, most)) allow(terms, one, all)
}

/** "An Empty cylinder can be sent there as well": it comes to what the same deed comes to elsewhere; "a Paid order can be shipped" to Shipped. */
function allow(terms: Terms, one: Allowed, all: MoveMade[]): void {
  const { deed, before, isOnly, statement } = one
  const { options = [] } = terms.subject
  const same = all.filter(({ to, deed: { name } }) => to !== undefined && name === deed.name)
  const [leads, ...more] = new Set(same.map((move) => move.to))
  const to = more.length > 0 ? undefined : (leads ?? resultOf(deed, options))
  const found = before.earlier ? reachable(before.states, all, 'back') : new Set(before.states)
  const states = options.filter((state) => found.has(state) && state !== to)
  if (states.length === 0) statement.unknown.push(`before ${before.states.join(' or ')}`)
  if (states.length === 0 || same.some((move) => move.states.some((state) => states.includes(state)))) return
  const on = new Set([...before.states, ...reachable(before.states, all, 'on')])
  const later = options.filter((state) => on.has(state) && state !== to)
  if (isOnly && before.earlier) add(terms, one, later, { kind: 'refused' })
  // Where nothing closes the life, what is only allowed asks for nothing that could be seen.
  if (to === undefined && terms.draft.closing.length === 0) return
  const rule = add(terms, one, states, to === undefined ? { kind: 'accepted' } : terms.become(to))
  if (to !== undefined) all.push({ deed, states, rule, to })
}

function add(
  terms: Terms,
  { deed, statement: { sentence }, conditions }: Allowed,
  states: string[],
  effect: Effect,
): Rule {
  const given = [terms.within({ states }), ...conditions].reduce<Condition | undefined>(both, undefined)
  return terms.draft.add({
    kind: 'transition',
    when: terms.event(deed, sentence),
    ...(given ? { if: given } : {}),
    then: [effect],
    from: [spanOf(sentence)],
  })
}

/** The state that is a form of the verb: what is shipped is Shipped. */
const resultOf = ({ verb, isOfThing }: Deed, states: readonly string[]): string | undefined =>
  isOfThing ? states.find((state) => baseOf(tokenise(state.toLowerCase(), 0)[0]) === verb) : undefined

/** The states that moves lead on to from these, or back from these. */
function reachable(states: readonly string[], moves: readonly MoveMade[], way: 'on' | 'back'): Set<string> {
  const found = new Set<string>()
  const open = [...states]
  for (let state = open.pop(); state !== undefined; state = open.pop())
    for (const { states: from, to = '' } of moves) {
      const isNext = way === 'on' ? from.includes(state) : to === state
      for (const next of isNext ? (way === 'on' ? [to] : from) : []) {
        if (found.has(next) || states.includes(next) || next === '') continue
        found.add(next)
        open.push(next)
      }
    }
  return found
}
