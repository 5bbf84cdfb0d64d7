import type {
  Condition,
  Expression,
  Id,
  RequirementModel,
  Rule,
  Subject,
} from '../../requirement-model/index.ts'
import { referencesOfExpression } from '../../requirement-model/references.ts'
import { asksWhetherValid, isConstant, isLimit, leavesOf, type Leaf } from './conditions.ts'
import { chosen, leftOut, openedPages } from './entries.ts'
import { maker, type Make } from './maker.ts'
import { variantsOf } from './variants.ts'
import { edgesOf, orderedOf, type Edge } from './ordered.ts'
import type { Demand, Item, Technique } from './item.ts'
import { isBeginning, movesOf } from './moves.ts'
import { definitionsIn, solvedFor, unfolded } from './solved.ts'

/** Everything that cases for this model have to exercise, in the order of its rules. */
export function itemsOf(model: RequirementModel): Item[] {
  const subjects = new Map(model.subjects.map((subject) => [subject.id, subject]))
  const definitions = definitionsIn(model)
  const made = model.rules.flatMap((rule) => itemsOfRule(model, rule, { subjects, definitions }))
  const all = withoutRepeats([
    ...openedPages(model),
    ...made,
    ...leftOut(model),
    ...chosen(model),
    ...movesOf(model),
    ...flowsOf(model),
  ])
  if (definitions.size === 0) return all
  return all.map((item) => ({
    ...item,
    demands: item.demands.map((demand) => ({
      ...demand,
      condition: unfolded(demand.condition, definitions),
    })),
  }))
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

/** What is known of all rules: subjects by their ids, and what is always computed in one way. */
interface Terms {
  subjects: Map<Id, Subject>
  definitions: Map<Id, Expression>
}

function itemsOfRule(model: RequirementModel, rule: Rule, terms: Terms): Item[] {
  const { subjects } = terms
  const moves = rule.kind === 'transition' && !isBeginning(rule, subjects)
  if (moves || rule.closes !== undefined) return []
  const make = maker(model, rule)
  const main = asksWhetherValid(rule.if)
    ? [make({ as: 'main', partition: 'all entries are valid', demands: besideValid(rule.if) })]
    : []
  const condition = rule.if
  if (condition && main.length > 0 && main.every(({ demands }) => demands.length === 0)) return main
  const applies = condition ? [{ condition, holds: true }] : []
  const rounding = roundedBy(rule).map(({ partition, condition: rounded }) =>
    make({ as: 'rule', partition, demands: [{ condition: rounded, holds: true }, ...applies] }),
  )
  const capped = cappedBy(rule, terms).map(({ subject, demand }) => {
    const [id, demands] = [`${rule.id}: ${JSON.stringify(demand)}`, [demand, ...applies]]
    return make({ id, as: 'edge', partition: '', subject, demands })
  })
  if (!condition)
    return rule.when || (rule.kind === 'computation' && !isConstant(rule))
      ? [...capped, make({ as: 'rule', partition: 'it always holds' }), ...rounding]
      : []
  const parts = leavesOf(condition).flatMap((leaf) => itemsOfLeaf(leaf, { rule, condition, terms, make }))
  if (isLimit(rule) || main.length > 0) return [...main, ...parts]
  const whole = make({ as: 'rule', partition: 'the rule applies', demands: [{ condition, holds: true }] })
  return [...parts, ...capped, whole, ...rounding]
}

/** What a rule asks for beside entries that are all right. */
function besideValid(condition: Condition | undefined): Demand[] {
  const alone = condition === undefined || (condition.kind !== 'all' && condition.kind !== 'any')
  return alone ? [] : [{ condition, holds: true }]
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

/** The entries at which a least or most amount begins to count: "at most 30 euros". */
function cappedBy({ then }: Rule, { subjects, definitions }: Terms): { subject: Id; demand: Demand }[] {
  return then.flatMap((effect) => {
    const cap = effect.kind === 'set' ? capIn(effect.to) : undefined
    const ordered = cap && solvedFor(cap, subjects, definitions)
    return ordered
      ? edgesOf(ordered).map((edge) => ({ subject: ordered.subject, demand: demandOf(edge) }))
      : []
  })
}

function capIn(expression: Expression): Extract<Condition, { kind: 'compare' }> | undefined {
  if (expression.kind === 'percent' || expression.kind === 'round') return capIn(expression.of)
  if (expression.kind !== 'min' && expression.kind !== 'max') return undefined
  const [left, right] = [...expression.of].sort((a, b) => Number(isFixed(a)) - Number(isFixed(b)))
  if (!left || !right || expression.of.length > 2) return undefined
  return { kind: 'compare', left, operator: expression.kind === 'min' ? '<=' : '>=', right }
}

const isFixed = (expression: Expression): boolean => referencesOfExpression(expression).length === 0

const demandOf = ({ measured, at }: Edge): Demand => ({
  condition: { kind: 'compare', left: measured, operator: '=', right: at },
  holds: true,
})

interface Whole {
  rule: Rule
  condition: Condition
  terms: Terms
  make: Make
}

/** What a part of a condition is tried with, while it alone decides about the whole. */
function itemsOfLeaf(leaf: Leaf, { rule, condition, terms, make }: Whole): Item[] {
  const { atom, masks, negated } = leaf
  const { subjects, definitions } = terms
  const limit = isLimit(rule)
  const measured = orderedOf(atom, subjects)
  const computed = atom.kind === 'compare' ? solvedFor(atom, subjects, definitions) : undefined
  const ordered = (measured && !definitions.has(measured.subject) ? measured : computed) ?? measured
  const tried = ordered
    ? edgesOf(ordered).map((each) => ({
        demand: demandOf(each),
        holds: each.holds,
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
    const technique: Technique =
      edge && ordered === measured
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
