import {
  isDerived,
  type Id,
  type RequirementModel,
  type Rule,
  type Subject,
  type Value,
  type World,
} from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { isLimit, leavesOf } from '../items/conditions.ts'
import type { Ask } from './ask.ts'
import { valueIn, type Check } from './search.ts'

export interface Limit extends Check {
  rule: Id
}

/** What is known of a section before anything is planned in it. */
export interface Section {
  /** What a case can choose: what is entered, facts that conditions ask for, and how many entries a list has. States are reached. */
  chosen: Id[]
  /** What must not be broken; what was left empty breaks nothing. */
  limits: Limit[]
  /** What only sometimes answers with a text, or rests on facts alone, does not in the usual world. */
  quiet: Check[]
  /** How many rules an event in it is judged by. */
  size: number
  /** Everything that is entered and has a limit, a control or options; of more than anybody fills in, what is limited by itself. */
  form: Id[]
}

const largestForm = 20

export function sectionOf(ask: Ask, scope: string): Section {
  const { model } = ask
  const rules = model.rules.filter((rule) => meet(rule.scope, scope))
  const chosen = model.subjects.flatMap((one) => {
    const free = one.kind === 'list' ? isOnlyCounted(model, one) : one.kind !== 'state'
    return free && meet(one.scope, scope) && !isDerived(model, one.id) ? [one.id] : []
  })
  const limits = rules
    .filter((rule) => isLimit(rule) || blocks(rule))
    .map(({ id, if: broken }): Limit => {
      const subjects = broken ? [...new Set(referencesOfCondition(broken))] : []
      const isLeft = (world: World) => subjects.some((one) => valueIn(world, one)?.type === 'empty')
      return {
        rule: id,
        subjects,
        ok: (world) => !broken || isLeft(world) || ask.holds(broken, world) !== true,
      }
    })
  limits.push(...placesIn(ask, chosen))
  const given = new Set(model.subjects.flatMap((one) => (one.given ? [one.id] : [])))
  const quiet = rules.flatMap((rule): Check[] => {
    const { if: condition } = rule
    if (!condition || !isOccasional(rule, given)) return []
    return [
      {
        subjects: referencesOfCondition(condition),
        ok: (world) => ask.holds(condition, world) !== true,
      },
    ]
  })
  return { chosen, limits, quiet, size: rules.length, form: formOf(model, rules, new Set(chosen)) }
}

/** Nobody fills a field that is not there. */
const placesIn = (ask: Ask, chosen: readonly Id[]): Limit[] =>
  ask.model.subjects.flatMap(({ id, needs }): Limit[] =>
    needs && chosen.includes(id)
      ? [
          {
            rule: `place of ${id}`,
            subjects: [id, ...referencesOfCondition(needs)],
            ok: (world) => isUntouched(valueIn(world, id)) || ask.holds(needs, world) === true,
          },
        ]
      : [],
  )

/** Whether an entry is one that nobody makes. */
export const isUntouched = (value: Value | undefined): boolean =>
  value === undefined || value.type === 'empty' || (value.type === 'boolean' && !value.value)

/** The limits on some subjects as checks, without those that are spared. An empty entry breaks no limit. */
export function limitChecks(
  { limits }: Section,
  subjects: readonly Id[],
  spared?: (limit: Limit) => boolean,
): Check[] {
  const touched = new Set(subjects)
  return limits.filter((limit) => !spared?.(limit) && limit.subjects.some((id) => touched.has(id)))
}

function isOccasional({ when, kind, table, if: condition, then }: Rule, given: Set<Id>): boolean {
  if (when || table !== undefined || !condition) return false
  if (leavesOf(condition).some(({ atom }) => atom.kind === 'valid' || atom.kind === 'said')) return false
  const tells = kind === 'reaction' && then.some((effect) => effect.kind === 'shows')
  return tells || referencesOfCondition(condition).every((id) => given.has(id))
}

/** Whether of the entries of a list the text says no more than how many there are. */
function isOnlyCounted(model: RequirementModel, { id }: Subject): boolean {
  const { told, asked } = listsIn(model)
  return asked.has(id) && !told.has(id)
}

/** Lists that effects and scenarios tell of, and those whose entries conditions count. */
const listsIn = once(({ rules, flows }: RequirementModel) => {
  const named = (of: unknown, pattern: RegExp) =>
    new Set(Array.from(JSON.stringify(of).matchAll(pattern), ([, id = '']) => JSON.parse(`"${id}"`) as Id))
  return {
    told: named([rules.map(({ then }) => then), flows], /"list":"((?:[^"\\]|\\.)*)"/g),
    asked: named(
      rules.map((rule) => rule.if),
      /"count","list":"((?:[^"\\]|\\.)*)"/g,
    ),
  }
})

function formOf({ subjects, controls }: RequirementModel, rules: Rule[], free: Set<Id>): Id[] {
  const limited = rules
    .filter(isLimit)
    .map(({ if: broken }) => [...new Set(broken ? referencesOfCondition(broken) : [])])
  const shown = controls.flatMap(({ subject }) => subject ?? [])
  const entered = subjects.filter(({ id, given, kind }) => free.has(id) && !given && kind !== 'list')
  const form = (asked: Id[][]) => {
    const named = new Set([...asked.flat(), ...shown])
    return entered.filter(({ id, kind }) => named.has(id) || kind === 'choice').map(({ id }) => id)
  }
  const all = form(limited)
  return all.length > largestForm ? form(limited.filter((ids) => ids.length === 1)) : all
}

/** Whether what a rule says keeps people from going on: usual entries are not of that kind. */
export function blocks({ then }: Rule): boolean {
  return then.some((effect) => effect.kind === 'control' && effect.is === 'disabled')
}
