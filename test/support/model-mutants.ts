import type { RequirementModel, Rule, Value } from '../../shared/domain/requirement-model/index.ts'
import { decimalText, exact, minus, plus } from '../../shared/domain/requirement-model/decimal.ts'

/** A model with one thing wrong. `rule` is where, `what` says it in words. */
export interface Mutant {
  rule: string
  what: string
  model: RequirementModel
}

type Change = [what: string, to: unknown]
type Node = Record<string, unknown>

/** Every model that differs from this one in a single thing: a bound, an operator, an effect, an order, a target, a rule. */
export const mutantsOf = (model: RequirementModel): Mutant[] =>
  model.rules.flatMap((rule, index) => {
    const put = (what: string, ...to: Rule[]): Mutant => ({
      rule: rule.id,
      what,
      model: { ...model, rules: model.rules.toSpliced(index, 1, ...to) },
    })
    const changes: Change[] = [...changesOf({ ...rule }, model, '1'), ...eventsInstead(rule, model)]
    if (rule.if)
      changes.push(['the condition is turned round', { ...rule, if: { kind: 'not', of: rule.if } }])
    return [put('the rule is not there'), ...changes.map(([what, to]) => put(what, to as Rule))]
  })

const comparisons: Record<string, string[]> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '=': ['!='],
  '!=': ['='],
}
const kinds: Record<string, string> = {
  all: 'any',
  any: 'all',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  min: 'max',
  max: 'min',
  refused: 'accepted',
  accepted: 'refused',
}
const looks: Record<string, string> = {
  shown: 'hidden',
  hidden: 'shown',
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
  empty: 'focused',
  focused: 'empty',
}
/** What is looked into, and lists that a part may be missing of. */
const parts = ['if', 'then', 'left', 'right', 'of', 'share', 'to', 'is']
const lists = ['then', 'of', 'values', 'sets']

/** A condition, expression, effect or rule with one thing changed; numbers by one step of what they are compared with. */
function changesOf(node: Node, model: RequirementModel, step: string): Change[] {
  const { kind, of } = node
  const changes: Change[] = own(node, model, step)
  if (kind === 'not') changes.push(['not is not there', of])
  const subjectIds = subjectsIn(kind === 'set' ? node['subject'] : [node['left'], node['right']])
  const near = model.subjects.find(({ id }) => subjectIds.includes(id))?.step ?? step
  for (const key of lists) {
    const all = node[key]
    if (!Array.isArray(all) || (key === 'of' && kind !== 'all' && kind !== 'any')) continue
    if (all.length > 1 || key === 'then')
      for (const at of all.keys())
        changes.push([`part ${at} is not there`, { ...node, [key]: all.toSpliced(at, 1) }])
  }
  for (const key of parts) {
    const part = node[key]
    const within = (one: unknown): Change[] =>
      typeof one === 'object' && one !== null
        ? changesOf(one as Node, model, key === 'share' ? '1' : near)
        : []
    if (Array.isArray(part))
      for (const [at, element] of part.entries())
        for (const [what, to] of within(element))
          changes.push([what, { ...node, [key]: part.toSpliced(at, 1, to) }])
    else for (const [what, to] of within(part)) changes.push([what, { ...node, [key]: to }])
  }
  return changes
}

function own(node: Node, model: RequirementModel, step: string): Change[] {
  const { kind, of, text, value, where, count } = node
  const be = (more: Node): Change => [JSON.stringify(more), { ...node, ...more }]
  const other = kinds[String(kind)]
  const isAlone = (kind === 'all' || kind === 'any') && Array.isArray(of) && of.length === 1
  const changes = other === undefined || isAlone ? [] : [be({ kind: other })]
  if ((kind === '-' || kind === '/') && Array.isArray(of)) changes.push(be({ of: of.toReversed() }))
  if (kind === 'compare')
    changes.push(...(comparisons[String(node['operator'])] ?? []).map((operator) => be({ operator })))
  if (kind === 'value') changes.push(...valuesNear(value as Value, step).map((one) => be({ value: one })))
  if (kind === 'round')
    changes.push(
      ...['half-up', 'up', 'down'].filter((mode) => mode !== node['mode']).map((mode) => be({ mode })),
    )
  if (kind === 'shift') changes.push(...[-1, 1].map((more) => be({ days: Number(node['days'] ?? 0) + more })))
  if (kind === 'form' && node['form'] === 'whole') changes.push(be({ form: 'number' }))
  if (kind === 'characters' && Number(count) > 1) changes.push(be({ count: Number(count) - 1 }))
  if (kind === 'shows' && Array.isArray(text)) changes.push(be({ text: ['Not ', ...(text as unknown[])] }))
  if (kind === 'control') changes.push(be({ is: looks[String(node['is'])] }))
  if (kind === 'goes') changes.push(be({ page: `${String(node['page'])} 2` }))
  if (kind === 'adds') changes.push(be({ kind: 'removes', where: node['entry'] }))
  if (kind === 'removes' && Array.isArray(where) && where.length > 0) changes.push(be({ where: [] }))
  if (kind === 'set') changes.push(...optionsInstead(node, model).map((to) => be({ to })))
  return changes
}

const subjectsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : [...JSON.stringify(value).matchAll(/"subject":"([^"]*)"/g)].map(([, id = '']) => id)

function valuesNear(value: Value, step: string): Value[] {
  if (value.type === 'boolean') return [{ ...value, value: !value.value }]
  if (value.type === 'day') return [-1, 1].map((more) => ({ ...value, fromToday: value.fromToday + more }))
  const [number, size] = value.type === 'number' ? [exact(value.value), exact(step)] : []
  if (!number || !size) return []
  return [minus, plus].flatMap((move) => {
    const moved = decimalText(move(number, size))
    return moved === undefined ? [] : [{ type: 'number' as const, value: moved }]
  })
}

/** The other states or options that something could be set to. */
function optionsInstead({ subject, to }: Node, model: RequirementModel): Node[] {
  const now = (to as { value?: Value }).value
  const { options = [] } = model.subjects.find(({ id }) => id === subject) ?? {}
  return now?.type === 'text'
    ? options
        .filter((one) => one !== now.value)
        .map((value) => ({ kind: 'value', value: { type: 'text', value } }))
    : []
}

/** The events of two other rules in its place. */
function eventsInstead(rule: Rule, model: RequirementModel): Change[] {
  const key = ({ action, target = '', name = '' }: NonNullable<Rule['when']>) => `${action} ${target} ${name}`
  const { when: own } = rule
  if (!own) return []
  const others = new Map(
    model.rules.flatMap(({ when }) => (when?.action === own.action ? [[key(when), when] as const] : [])),
  )
  others.delete(key(own))
  return [...others].slice(0, 2).map(([at, when]) => [`at ${at} instead`, { ...rule, when }])
}
