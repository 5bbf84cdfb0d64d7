import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import type { Condition, Effect, Rule, Subject } from '../../requirement-model/index.ts'
import { negated } from '../language/conditions.ts'
import type { Answering, Limit, Ruling } from '../verify/taken.ts'

type Made = Omit<Rule<string>, 'id' | 'scope' | 'from'>

/** What breaks a limit. Demands on several entries are limits of their own; those on one are one. */
export function limitRules({ must, only, then }: Limit): Made[] {
  return demandsIn(must).map((demand) => {
    const broken = negated(demand)
    return {
      kind: 'constraint',
      if: only ? { kind: 'all', of: [only, broken] } : broken,
      then: [{ kind: 'refused' }, ...then.filter(({ kind }) => kind !== 'refused')],
    }
  })
}

function demandsIn(must: Condition<string>): Condition<string>[] {
  if (must.kind !== 'all') return [must]
  const about = new Set(must.of.flatMap(referencesOfCondition))
  const alike = must.of.every((one) => one.kind === 'compare')
  return about.size === 1 && alike ? [must] : must.of.flatMap(demandsIn)
}

interface Known {
  table?: string
  kindOf: (name: string) => Subject['kind'] | undefined
  /** Names of what some rule works out: another rule that sets it is a part of the computation. */
  computed: ReadonlySet<string>
}

/** Of which kind a rule is follows from what it says, and from where it stands. */
export function ruleOf({ when, if: asked, then, closes }: Ruling, { table, kindOf, computed }: Known): Made {
  const condition = asked && withoutValidity(asked)
  const ofState = condition && referencesOfCondition(condition).some((name) => kindOf(name) === 'state')
  const effects = when && condition && ofState ? staying(then, condition, kindOf) : then
  const sets = effects.flatMap((effect) => (effect.kind === 'set' ? [effect.subject] : []))
  const moves = sets.some((subject) => kindOf(subject) === 'state')
  const refuses = then.some(({ kind }) => kind === 'refused')
  const kind = ((): Rule['kind'] => {
    if (closes !== undefined || (when && (moves || ofState))) return 'transition'
    if (table !== undefined) return 'decision'
    if (when) return 'reaction'
    if (sets.length > 0) return sets.every((name) => computed.has(name)) ? 'computation' : 'decision'
    const isLimit = refuses && condition && !ofState && !hasPart(condition, (part) => part.kind === 'valid')
    return isLimit ? 'constraint' : 'reaction'
  })()
  return {
    kind,
    ...(when ? { when } : {}),
    ...(condition ? { if: condition } : {}),
    then: effects,
    ...(closes === undefined ? {} : { closes }),
    ...(table === undefined ? {} : { table }),
  }
}

/** Limits come first, so that entries are valid needs no saying beside a condition that asks for entries. */
function withoutValidity(condition: Condition<string>): Condition<string> {
  if (condition.kind !== 'all') return condition
  const rest = condition.of.filter((part) => part.kind !== 'valid' || part.subjects)
  const [only, ...others] = rest
  if (!only || rest.flatMap(referencesOfCondition).length === 0) return condition
  return others.length === 0 ? only : { kind: 'all', of: rest }
}

/**
 * "A Due instrument may be handed out as well and remains Due": a move to where it is. What the text answers itself for an event in a state
 * is no refusal beside it: where the state is closed, both would answer.
 */
function staying(
  then: Effect<string>[],
  condition: Condition<string>,
  kindOf: Known['kindOf'],
): Effect<string>[] {
  const parts = condition.kind === 'all' ? condition.of : [condition]
  const answers = then.length > 1 ? then.filter(({ kind }) => kind !== 'refused') : then
  return answers.map((effect) => {
    if (effect.kind !== 'unchanged' || effect.subject === undefined) return effect
    const { subject } = effect
    const state = parts.find((part) => part.kind === 'one-of' && part.subject === subject)
    const [value, ...others] = state?.kind === 'one-of' ? state.values : []
    if (kindOf(subject) !== 'state' || !value || others.length > 0) return effect
    return { kind: 'set', subject, to: { kind: 'value', value } }
  })
}

/** A message for whatever limit of these entries is broken joins the limits that have none of their own. Gives whether there are any. */
export function giveAnswer(
  { of, about, then }: Omit<Answering, 's'>,
  limits: readonly Rule[],
  { from, scope }: Pick<Rule, 'from' | 'scope'>,
): boolean {
  const meant = limits.filter(
    (rule) =>
      rule.kind === 'constraint' &&
      meet(rule.scope, scope) &&
      !rule.then.some(({ kind }) => kind === 'shows') &&
      isAbout(rule.if, about) &&
      (of.length === 0 || (rule.if && referencesOfCondition(rule.if).some((id) => of.includes(id)))),
  )
  for (const rule of meant) {
    rule.then.push(...(then as Effect[]).filter(({ kind }) => kind !== 'refused'))
    rule.from.push(...from.filter((span) => rule.from.every((own) => own.start !== span.start)))
  }
  return meant.length > 0
}

function isAbout(broken: Condition | undefined, about: Answering['about']): boolean {
  if (!broken || about === 'any') return true
  const isMissing = hasPart(broken, ({ kind }) => kind === 'empty' || kind === 'blank')
  return isMissing === (about === 'empty')
}
