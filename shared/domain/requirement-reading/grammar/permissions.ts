import type { Condition, Effect, Event } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { capability, type Capability } from './capability.ts'
import type { Clause } from './clause.ts'
import { alternative, first, words, type Input, type Match, type Parser } from './parser.ts'
import { beingIn, someStates } from './states.ts'

/** "Only a Draft order can be deleted": in every other state it is refused. */
const onlyIn: Parser<Clause[]> = alternative('permission: only', (input, at) => {
  const only = words('only')(input, at)
  const found = only && capability(input, only.end)
  if (!found?.value.allowed || found.value.effects.length > 0) return undefined
  return { value: [refusedUnless(found.value.events)], end: found.end }
})

const refusedUnless = (when: Event<Reference>[], one?: Condition<Reference>): Clause => ({
  kind: 'rule',
  when,
  ...(one ? { if: one } : {}),
  then: [{ kind: 'refused' }],
  unless: true,
})

/** "A Shipped order cannot be cancelled: "…"", "a Paid booking can be cancelled and is then Cancelled", "plans can be changed in Draft only". */
const allowance: Parser<Clause[]> = (input, at) => {
  const found = capability(input, at)
  if (!found) return undefined
  const more = words('or', 'and', ', or')(input, found.end)
  const next = more && alsoAllowed(input, at, more.end)
  return { value: [...clausesOf(found.value), ...(next?.value ?? [])], end: next?.end ?? found.end }
}

function clausesOf({ events, effects, only, if: one }: Capability): Clause[] {
  if (only && one) return [refusedUnless(events, one)]
  return [{ kind: 'rule', when: events, ...(one ? { if: one } : {}), then: effects }]
}

/** "The approver can approve it (Approved) or reject it (Rejected)": the same may, and do something else. */
function alsoAllowed(input: Input, at: number, from: number): Match<Clause[]> | undefined {
  const modal = input.tokens.findIndex(({ text }, index) => index > at && /^(?:can|may)$/i.test(text))
  if (modal < 0 || modal >= from) return undefined
  const tokens = [...input.tokens.slice(at, modal + 1), ...input.tokens.slice(from)]
  const found = allowance({ ...input, tokens }, 0)
  return found && { value: found.value, end: found.end - (modal + 1 - at) + from }
}

const final = words('be final', 'be the final state', 'be final states', 'be the final states', 'be end states', 'be an end state', 'be the end') // prettier-ignore

/** "Withdrawn and Closed are final": whatever is tried there is refused. */
const finality: Parser<Clause[]> = alternative('permission: closed', (input, at) => {
  const found = someStates(input, words('the state', 'the states')(input, at)?.end ?? at)
  const end = found && final(input, found.end)?.end
  if (!found || end === undefined) return undefined
  const here = beingIn(found.value, input.tokens[at]?.start ?? 0)
  const told = answerBehind(input, end)
  const then: Effect<Reference>[] = [{ kind: 'refused' }, ...(told?.value ?? [])]
  return { value: [{ kind: 'rule', when: [], if: here, then, closes: true }], end: told?.end ?? end }
})

const whatever = new Set(['any', 'every', 'whatever', 'each', 'all', 'anything', 'everything', 'nothing'])

/** "…: nothing can be changed any more, and any attempt is answered by "X"": what is final needs no more words than its message. */
function answerBehind(input: Input, at: number): Match<Effect<Reference>[]> | undefined {
  const rest = input.tokens.slice(at)
  if (!/^[:,]$|^and$/.test(rest[0]?.text ?? '')) return undefined
  const [quoted, ...more] = rest.filter(({ kind }) => kind === 'quoted')
  const isAll = rest.some(({ text }) => whatever.has(text.toLowerCase()))
  if (more.length > 0 || !isAll) return undefined
  const value: Effect<Reference>[] =
    quoted?.kind === 'quoted' ? [{ kind: 'shows', text: [quoted.value], as: 'message' }] : []
  return { value, end: input.tokens.length }
}

const none = words('no other', 'nothing else', 'no further')
const kinds = words('action', 'move', 'change', 'transition', 'combination', 'step', 'operation', 'event', 'button', 'status change', 'state change', 'way') // prettier-ignore
const possible = words('may have any effect', 'have any effect', 'have an effect', 'be possible', 'be allowed', 'be permitted', 'be accepted', 'may happen', 'can be done', 'may be done', 'can happen', 'be foreseen', 'exist') // prettier-ignore

/** "No other combination of button and status may have any effect", "nothing else is possible". */
const nothingElse: Parser<Clause[]> = alternative('permission: closed', (input, at) => {
  const lead = none(input, words('there be')(input, at)?.end ?? at)
  const kind = lead && kinds(input, lead.end)
  if (!lead || (!kind && lead.value !== 'nothing else')) return undefined
  for (let end = kind?.end ?? lead.end; end < at + 12; end += 1) {
    const verb =
      possible(input, words('shall', 'must', 'may', 'can')(input, end)?.end ?? end) ?? possible(input, end)
    if (verb)
      return { value: [{ kind: 'rule', when: [], then: [{ kind: 'refused' }], closes: true }], end: verb.end }
  }
  return undefined
})

export const permission: Parser<Clause[]> = first(onlyIn, finality, nothingElse, allowance)
