import {
  isEntered,
  type Condition,
  type Control,
  type Id,
  type RequirementModel,
  type Rule,
  type Subject,
  type Value,
} from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import {
  asksWhetherValid,
  eventOf,
  isConstant,
  isLimit,
  leavesOf,
  submissionOf,
  type Leaf,
} from './conditions.ts'
import { variantsOf } from './variants.ts'
import { edgesOf, orderedOf } from './ordered.ts'
import type { Item, Technique } from './item.ts'
import { movesOf } from './moves.ts'

/** Everything that cases for this model have to exercise, in the order of its rules. */
export function itemsOf(model: RequirementModel): Item[] {
  const subjects = new Map(model.subjects.map((subject) => [subject.id, subject]))
  const made = model.rules.flatMap((rule) => itemsOfRule(model, rule, subjects))
  return withoutRepeats([
    ...openedPages(model),
    ...made,
    ...leftOut(model),
    ...chosen(model),
    ...movesOf(model),
    ...flowsOf(model),
  ])
}

/** Each option of a list, and a box both ticked and not, in a form whose entries are judged. */
function chosen(model: RequirementModel): Item[] {
  return model.subjects
    .filter(({ id, kind }) => isEntered(model, id) && (kind === 'choice' || kind === 'boolean'))
    .flatMap(({ id, kind, options = [], scope, from }) => {
      const judged = model.rules.some(
        (rule) => meet(rule.scope, scope) && (isLimit(rule) || asksWhetherValid(rule.if)),
      )
      const declared = kind === 'choice' || model.controls.some(({ subject }) => subject === id)
      if (!judged || !declared) return []
      const values: Value[] =
        kind === 'choice'
          ? options.map((value) => ({ type: 'text', value }))
          : [true, false].map((value) => ({ type: 'boolean', value }))
      return values.map((value): Item => ({
        id: `${id}: ${JSON.stringify(value)}`,
        technique: 'Equivalence Partitioning',
        rule: '',
        decides: false,
        demands: [{ condition: { kind: 'one-of', subject: id, values: [value] }, holds: true }],
        subject: id,
        partition: '',
        valid: true,
        as: 'partition',
        event: submissionOf(model, scope, [id]),
        scope,
        from,
      }))
    })
}

/** What the text lets people leave empty. */
function leftOut(model: RequirementModel): Item[] {
  return model.subjects.flatMap(({ id, optional, scope, from }) => {
    const empty: Condition = { kind: 'empty', subject: id }
    const limits = model.rules.filter((rule) => isLimit(rule) && meet(rule.scope, scope))
    const rule = limits.find((one) => one.if && referencesOfCondition(one.if).includes(id)) ?? limits[0]
    if (!optional || !rule) return []
    const make = maker(model, rule)
    const demands = [{ condition: empty, holds: true }]
    return make({
      id: `${id}: left empty`,
      as: 'partition',
      technique: 'Equivalence Partitioning',
      partition: 'left empty',
      decides: false,
      valid: true,
      subject: id,
      demands,
      from,
    })
  })
}

/** The page as it is opened, once for each section that declares controls of it. */
function openedPages(model: RequirementModel): Item[] {
  const scopes = new Set(declaredControls(model).map(({ scope }) => scope))
  return [...scopes].map((scope) => ({
    id: `opened ${scope}`,
    technique: 'Use Case Testing',
    rule: '',
    decides: false,
    demands: [],
    partition: 'the opened page',
    valid: true,
    as: 'opened',
    event: { action: 'open' },
    scope,
    from: declaredControls(model).flatMap((control) => (control.scope === scope ? control.from : [])),
  }))
}

/** Controls that the text says the page has; not those that only some behaviour names or brings about. */
export function declaredControls({ controls, rules, flows, accounts }: RequirementModel): Control[] {
  const doubtful = new Set(accounts.flatMap(({ sentence, is }) => (is === 'read' ? [] : [sentence])))
  const elsewhere = new Set([...rules, ...flows].flatMap(({ from }) => from.map(({ sentence }) => sentence)))
  const moved = new Set(
    rules
      .flatMap(({ then }) => then)
      .flatMap((effect) => (effect.kind === 'control' ? [effect.control] : [])),
  )
  return controls.filter(
    ({ id, quoted, from }) =>
      quoted &&
      !moved.has(id) &&
      from.some(({ sentence }) => !elsewhere.has(sentence) && !doubtful.has(sentence)),
  )
}

function flowsOf({ flows }: RequirementModel): Item[] {
  return flows.map((flow) => ({
    id: `flow ${flow.id}`,
    technique: 'Use Case Testing',
    rule: flow.id,
    decides: true,
    demands: [],
    partition: flow.title,
    valid: true,
    as: 'flow',
    event: { action: 'do' },
    flow,
    scope: flow.scope,
    from: flow.from,
  }))
}

function itemsOfRule(model: RequirementModel, rule: Rule, subjects: Map<Id, Subject>): Item[] {
  if (rule.kind === 'transition' || rule.closes !== undefined) return []
  const make = maker(model, rule)
  if (asksWhetherValid(rule.if))
    return [make({ as: 'main', partition: 'all entries are valid', decides: true })]
  const condition = rule.if
  const applies = condition ? [{ condition, holds: true }] : []
  const rounding = roundedBy(rule).map(({ partition, condition: rounded }) =>
    make({ as: 'rule', partition, demands: [{ condition: rounded, holds: true }, ...applies] }),
  )
  if (!condition)
    return rule.when || (rule.kind === 'computation' && !isConstant(rule))
      ? [make({ as: 'rule', partition: 'it always holds' }), ...rounding]
      : []
  const parts = leavesOf(condition).flatMap((leaf) => itemsOfLeaf(leaf, { rule, condition, subjects, make }))
  if (isLimit(rule)) return parts
  const whole = make({ as: 'rule', partition: 'the rule applies', demands: [{ condition, holds: true }] })
  return [...parts, whole, ...rounding]
}

/** Amounts that are rounded up and down, as the page has to. */
function roundedBy({ then }: Rule): { partition: string; condition: Condition }[] {
  return then.flatMap((effect) => {
    if (effect.kind !== 'set' || effect.to.kind !== 'round') return []
    const compared = (operator: '>' | '<'): Condition => ({
      kind: 'compare',
      left: effect.to,
      operator,
      right: effect.to.kind === 'round' ? effect.to.of : effect.to,
    })
    return [
      { partition: 'the amount is rounded up', condition: compared('>') },
      { partition: 'the amount is rounded down', condition: compared('<') },
    ]
  })
}

type Make = (item: Partial<Item> & Pick<Item, 'as' | 'partition'>) => Item

function maker(model: RequirementModel, rule: Rule): Make {
  const technique: Technique = 'Decision Table Testing'
  return (item) => ({
    id: `${rule.id}: ${item.partition}`,
    technique,
    rule: rule.id,
    decides: true,
    demands: [],
    valid: !isLimit(rule),
    event: eventOf(model, rule),
    scope: rule.scope,
    from: rule.from,
    ...item,
  })
}

interface Whole {
  rule: Rule
  condition: Condition
  subjects: Map<Id, Subject>
  make: Make
}

/** What a part of a condition is tried with, while it alone decides about the whole. */
function itemsOfLeaf(leaf: Leaf, { rule, condition, subjects, make }: Whole): Item[] {
  const { atom, masks, negated } = leaf
  const limit = isLimit(rule)
  const ordered = orderedOf(atom, subjects)
  const tried = ordered
    ? edgesOf(ordered).map(({ measured, at, holds }) => ({
        demand: {
          condition: { kind: 'compare', left: measured, operator: '=', right: at } as Condition,
          holds: true,
        },
        holds,
        subject: ordered.subject,
        edge: true,
      }))
    : variantsOf(atom, subjects).map((variant) => ({ ...variant, edge: false }))
  return tried.flatMap(({ demand, holds, subject, edge }) => {
    const decides = holds !== negated
    // A row that does not apply is another row that does.
    if (!decides && !limit && rule.table !== undefined) return []
    // What is on no list is no usual value.
    if (!decides && limit && atom.kind === 'one-of' && !demand.holds) return []
    // What an option leads to where the rule does not apply is told by other rules.
    if (!decides && !limit && !edge && !masks.length) return []
    const technique: Technique = edge
      ? 'Boundary Value Analysis'
      : limit
        ? 'Equivalence Partitioning'
        : 'Decision Table Testing'
    return make({
      id: `${rule.id}: ${JSON.stringify(demand)} ${decides}`,
      technique,
      as: edge ? 'edge' : 'partition',
      decides,
      partition: '',
      valid: !(limit && decides),
      demands: [demand, ...masks, { condition, holds: decides }],
      ...(subject === undefined ? {} : { subject }),
    })
  })
}

function withoutRepeats(items: Item[]): Item[] {
  const known = new Map(items.map((item) => [item.id, item]))
  return [...known.values()]
}
