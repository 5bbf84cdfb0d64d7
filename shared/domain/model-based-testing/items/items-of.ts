import type { Condition, Id, RequirementModel, Rule, Subject } from '../../requirement-model/index.ts'
import { asksWhetherValid, isConstant, isLimit, leavesOf, type Leaf } from './conditions.ts'
import { chosen, leftOut, openedPages } from './entries.ts'
import { maker, type Make } from './maker.ts'
import { variantsOf } from './variants.ts'
import { edgesOf, orderedOf } from './ordered.ts'
import type { Demand, Item, Technique } from './item.ts'
import { isBeginning, movesOf } from './moves.ts'

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
  const moves = rule.kind === 'transition' && !isBeginning(rule, subjects)
  if (moves || rule.closes !== undefined) return []
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
    return (edge ? eachOption(masks) : [[]]).map((option) =>
      make({
        id: `${rule.id}: ${JSON.stringify(option.length > 0 ? [demand, ...option] : demand)} ${decides}`,
        technique,
        as: edge ? 'edge' : 'partition',
        decides,
        partition: '',
        valid: !(limit && decides),
        demands: [demand, ...option, ...masks, { condition, holds: decides }],
        ...(subject === undefined ? {} : { subject }),
      }),
    )
  })
}

const mostOptions = 4

/** Where a limit is the same for a few options, each of them has its edges. */
function eachOption(masks: Demand[]): Demand[][] {
  for (const { condition, holds } of masks)
    if (holds && condition.kind === 'one-of' && condition.values.length > 1)
      if (condition.values.length <= mostOptions)
        return condition.values.map((value) => [{ condition: { ...condition, values: [value] }, holds }])
  return [[]]
}

function withoutRepeats(items: Item[]): Item[] {
  const known = new Map(items.map((item) => [item.id, item]))
  return [...known.values()]
}
