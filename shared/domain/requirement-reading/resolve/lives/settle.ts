import type { Condition, Rule } from '../../../requirement-model/index.ts'
import { referencesOfCondition } from '../../../requirement-model/references.ts'
import { both } from '../conditions.ts'
import { allowAll } from './allowing.ts'
import { opposite, type Allowed, type MoveMade } from './course.ts'
import type { Terms } from './terms.ts'

/** More moves of one deed than any life has. */
const most = 100

/** What only the whole text tells: which deeds are one, what an allowed deed comes to, and that a move needs what is refused without it. */
export function settle(terms: Terms, moves: readonly MoveMade[], allowed: readonly Allowed[]): void {
  nameDeeds(moves, allowed)
  const same = [...Map.groupBy(moves, ({ rule }) => keyOf(rule)).values()].filter(
    ({ length }) => length <= most,
  )
  for (const own of same) refuseAnswered(own)
  guardEntries(terms, moves)
  for (const own of same) excludeRefused(own)
  allowAll(terms, allowed, moves)
}

const keyOf = ({ when }: Rule): string =>
  [when?.action, when?.name, when?.action === 'press' ? when.target : ''].join(' ')

const meet = (one: MoveMade, other: MoveMade): boolean =>
  one.states.some((state) => other.states.includes(state))

/** "It stays Registered and the page says …", where the same deed moves it otherwise. */
function refuseAnswered(moves: readonly MoveMade[]): void {
  for (const one of moves) {
    const { then } = one.rule
    const isAnswered = one.to === undefined && then.some(({ kind }) => kind === 'shows')
    if (!isAnswered || then.some(({ kind }) => kind === 'refused')) continue
    if (!moves.some((other) => other.to !== undefined && !one.states.includes(other.to) && meet(one, other)))
      continue
    one.rule.then = [{ kind: 'refused' }, ...then.filter(({ kind }) => kind !== 'unchanged')]
    if (one.own) one.unless = one.own
  }
}

/** A move needs the opposite of what the same deed is refused with. */
function excludeRefused(moves: readonly MoveMade[]): void {
  for (const refusal of moves)
    for (const { rule, to, states } of refusal.unless ? moves : [])
      if (
        refusal.unless &&
        to !== undefined &&
        states.some((state) => refusal.states.includes(state)) &&
        !mentions(rule, refusal.unless)
      )
        rule.if = both(rule.if, opposite(refusal.unless))
}

function mentions({ if: given }: Rule, one: Condition): boolean {
  const own = given ? referencesOfCondition(given) : []
  if (JSON.stringify(given).includes(JSON.stringify(opposite(one)))) return true
  return referencesOfCondition(one).some((id) => own.includes(id))
}

/** "He enters the End pressure, and the cylinder is then Full": a limit of what is entered for a deed is judged at the deed. */
function guardEntries({ draft }: Terms, moves: readonly MoveMade[]): void {
  const limits = draft.rules.flatMap((rule) => {
    const [about, ...more] = new Set(rule.if ? referencesOfCondition(rule.if) : [])
    const isLimit = rule.kind === 'constraint' && !rule.when && about !== undefined && more.length === 0
    return isLimit ? [{ rule, about }] : []
  })
  const byEntry = Map.groupBy(limits, ({ about }) => about)
  for (const { rule, to } of moves) {
    const parts = rule.if?.kind === 'all' ? rule.if.of : []
    const valid = parts.find((part) => part.kind === 'valid')
    const entries = valid?.kind === 'valid' && to !== undefined ? (valid.subjects ?? []) : []
    const own = entries.flatMap((id) => byEntry.get(id)?.map((limit) => limit.rule) ?? [])
    if (own.length === 0 || !rule.when) continue
    const kept = parts.filter((part) => part !== valid)
    const here = kept.find((part) => part.kind === 'one-of' || part.kind === 'not')
    rule.if = [...kept, ...own.flatMap((limit) => (limit.if ? [opposite(limit.if)] : []))].reduce<
      Condition | undefined
    >(both, undefined)
    for (const limit of own) {
      if (limit.kind === 'constraint')
        Object.assign(limit, { kind: 'transition', when: rule.when, if: both(here, limit.if) })
    }
  }
}

/** "The hire" and "is hired to a diver", "be sent" and "be sent to the test house" are one deed each. */
function nameDeeds(moves: readonly MoveMade[], allowed: readonly Allowed[]): void {
  const fuller = new Map<string, Set<string>>()
  for (const { deed } of [...moves, ...allowed])
    if (!deed.control && !deed.happens && deed.name !== deed.verb)
      fuller.set(deed.verb, (fuller.get(deed.verb) ?? new Set()).add(deed.name))
  const named = (verb: string): string | undefined => {
    const [name, ...more] = fuller.get(verb) ?? []
    return more.length > 0 ? undefined : name
  }
  for (const { deed } of [...moves, ...allowed]) {
    const isBare = !deed.control && !deed.happens && deed.name === deed.verb
    const name = isBare ? named(deed.verb) : undefined
    if (name === undefined) continue
    deed.name = name
  }
  for (const { deed, rule } of moves) if (rule.when?.action === 'do') rule.when.name = deed.name
}
