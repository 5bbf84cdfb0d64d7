import type { Constraints } from '../../requirements/facts/types.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { Conditional, Measure, Parameter, Relation, Screen } from '../model.ts'
import { nameKey, type CaseFacts } from '../../test-cases/read-case.ts'
import { allowed, satisfies } from './satisfies.ts'

/** What is wrong with the values that a case enters on a screen, recomputed from its literals. */
export interface FormState {
  screen: Screen
  /** Literal of each input by its id; an untouched one is empty. */
  valueOf: (parameterId: string) => string
  /** Whether the case names any input of this screen. */
  mentioned: boolean
  /** Ids of inputs whose literal breaks a constraint; all when the case enters nothing on this screen. */
  wrong: Set<string>
  /** Ids of relations that allowed literals break. */
  broken: Set<string>
  /** Ids of relations that are broken only because one of their values is wrong by itself. */
  dragged: Set<string>
}

export function formState(screen: Screen, facts: CaseFacts, testCase: TestCase): FormState {
  const byId = new Map(screen.parameters.map((one) => [one.id, one]))
  const valueOf = (id: string) => facts.values.get(nameKey(byId.get(id)?.label ?? '')) ?? ''
  const mentioned = screen.parameters.some(({ label }) => facts.values.has(nameKey(label)))
  const state: FormState = {
    screen,
    valueOf,
    mentioned,
    wrong: new Set(),
    broken: new Set(),
    dragged: new Set(),
  }
  for (const parameter of screen.parameters)
    if (!mentioned || isWrong(parameter, state, facts)) state.wrong.add(parameter.id)
  for (const relation of screen.relations ?? [])
    if (distanceIn(relation, state, testCase)?.holds === false) {
      const ends = [relation.leftId, 'parameterId' in relation.right ? relation.right.parameterId : '']
      const dragged = ends.some((id) => state.wrong.has(id))
      ;(dragged ? state.dragged : state.broken).add(relation.id)
    }
  return state
}

function isWrong(parameter: Parameter, state: FormState, facts: CaseFacts): boolean {
  const repeated = facts.values.get(nameKey(parameter.constraints.equals ?? ''))
  const value = state.valueOf(parameter.id)
  if (repeated !== undefined) return value !== repeated
  if (isHiddenIn(parameter, state)) return value !== ''
  return !allowed(value, constraintsIn(parameter, state))
}

export function conditionHolds({ when }: Conditional, { valueOf }: FormState): boolean {
  const fits = satisfies(valueOf(when.parameterId), when.test)
  return when.negated ? !fits : fits
}

/** Whether a case enters a value that a condition of the form refuses: no rule about what the form leads to can be seen then. */
export function refusedUnderCondition(screen: Screen, facts: CaseFacts): boolean {
  const literal = (id: string) =>
    facts.values.get(nameKey(screen.parameters.find((one) => one.id === id)?.label ?? ''))
  return (screen.conditionals ?? []).some(({ parameterId, when, constraints }) => {
    const [value, deciding] = [literal(parameterId), literal(when.parameterId)]
    const parameter = screen.parameters.find(({ id }) => id === parameterId)
    if (!value || deciding === undefined || !parameter) return false
    const holds = satisfies(deciding, when.test) !== when.negated
    return holds && !allowed(value, { ...parameter.constraints, ...constraints })
  })
}

export function isHiddenIn({ id }: Parameter, state: FormState): boolean {
  return (state.screen.conditionals ?? []).some(
    (one) => one.parameterId === id && one.otherwise === 'hidden' && !conditionHolds(one, state),
  )
}

/** What an input takes among the other literals: what a condition adds, or that it may stay empty without it. */
function constraintsIn(parameter: Parameter, state: FormState): Constraints {
  let found = parameter.constraints
  for (const one of state.screen.conditionals ?? []) {
    if (one.parameterId !== parameter.id) continue
    if (conditionHolds(one, state)) found = { ...found, ...one.constraints }
    else if (one.constraints.required === true || one.otherwise) found = { required: false, ...found }
  }
  return found
}

export interface Distance {
  holds: boolean
  /** left - right in units of the relation; missing where the literals have no place on a line. */
  difference?: bigint
}

/** How far apart the two literals of a relation are; undefined where the case names only one of them. */
export function distanceIn(
  relation: Relation,
  { valueOf }: FormState,
  testCase: TestCase,
): Distance | undefined {
  const left = valueOf(relation.leftId)
  const right =
    'record' in relation.right
      ? onRecord(relation.right.record, testCase)
      : valueOf(relation.right.parameterId)
  if (left === '' || right === '') return undefined
  if (relation.differs) return { holds: left !== right }
  const [from, to] = [placeOf(left, relation), placeOf(right, relation)]
  if (from === undefined || to === undefined) return undefined
  if (left.startsWith('%') !== right.startsWith('%')) return undefined
  const difference = from - to
  const low = relation.min === undefined || difference >= relation.min
  return { holds: low && (relation.max === undefined || difference <= relation.max), difference }
}

/** The literal that a precondition puts on record under a name. */
function onRecord(record: string, { preconditions = [] }: TestCase): string {
  const name = nameKey(record)
  const stated = preconditions.find((text) =>
    nameKey(text.replace(/"[^"]*"/g, '')).startsWith(`the${name}is`),
  )
  return /"([^"]*)"/.exec(stated ?? '')?.[1] ?? ''
}

const places: Record<Measure, (text: string, scale: number) => bigint | undefined> = {
  number: (text, scale) => {
    const [whole = '', fraction = '', more] = text.replace(/,(?=\d{3})/g, '').split('.')
    if (more !== undefined || !/^-?\d+$/.test(whole) || !/^\d*$/.test(fraction) || fraction.length > scale)
      return undefined
    return BigInt(whole + fraction.padEnd(scale, '0'))
  },
  day: (text) => {
    const [relative, offset = '0', unit] = /^%TODAY(?:([+-]\d+)([DW]))?%$/.exec(text) ?? []
    if (relative !== undefined) return BigInt(offset) * (unit === 'W' ? 7n : 1n)
    const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
    return Number.isNaN(at) ? undefined : BigInt(Math.round(at / 86_400_000))
  },
  minute: (text) => {
    const [, date = '1970-01-01', time = ''] = /^(?:(\d{4}-\d\d-\d\d)[T ])?(\d\d:\d\d)$/.exec(text) ?? []
    const at = Date.parse(`${date}T${time}:00Z`)
    return Number.isNaN(at) ? undefined : BigInt(at / 60_000)
  },
}

function placeOf(text: string, { measure, scale }: Relation): bigint | undefined {
  return places[measure](text, scale)
}
