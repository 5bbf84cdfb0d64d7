import { fillIn } from '../filling/fill-in.ts'
import { literalAt, ordinalOf } from '../filling/ordinal.ts'
import { anotherLiteral, brokenBy, goodDifferences, literalBeside } from '../filling/relation-values.ts'
import type { Outcome, Parameter, Relation, RelationItem, Screen } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'
import { frame, titled, type Pins } from './form-frame.ts'
import { acceptance, refusal, spokenValue } from './outcomes.ts'
import { validInput } from './valid-input.ts'

/** Cases whose two literals are related as the text demands, at its bounds, or just not, with everything else allowed. */
export function relationCases(
  screen: Screen,
  items: RelationItem[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const item of items) {
    const relation = screen.relations?.find(({ id }) => id === item.relationId)
    const pins = relation && pinsFor(screen, relation, item)
    if (relation && pins) cases.push(relationCase(screen, relation, item, pins))
    else undesigned.push({ item, reason: 'no literals of both inputs stand in this relation' })
  }
  return { cases, undesigned }
}

function differenceFor(relation: Relation, item: RelationItem, good: bigint): bigint {
  return item.difference ?? (item.valid ? good : brokenBy(relation))
}

function pinsFor(screen: Screen, relation: Relation, item: RelationItem): Pins | undefined {
  const typical = fillIn(screen, new Map())
  const left = screen.parameters.find(({ id }) => id === relation.leftId)
  const from = typical.values.get(relation.leftId)
  if (!left || from === undefined) return undefined
  const difference = differenceFor(relation, item, goodDifferences(relation)[0] ?? 0n)
  if ('record' in relation.right) return againstRecord(relation, from, difference, item)
  const { parameterId } = relation.right
  const right = screen.parameters.find(({ id }) => id === parameterId)
  const to = typical.values.get(parameterId)
  if (!right || to === undefined) return undefined
  const pair = relation.differs
    ? differing(left, to, item.valid)
    : apart(relation, difference, { left, from, right, to })
  return (
    pair && {
      values: new Map([
        [left.id, pair[0]],
        [right.id, pair[1]],
      ]),
    }
  )
}

function againstRecord(relation: Relation, from: string, by: bigint, item: RelationItem): Pins | undefined {
  const { measure, scale } = relation
  const place = ordinalOf(from, measure, scale)
  const literal = relation.differs
    ? item.valid
      ? anotherLiteral(from, {})
      : from
    : place === undefined
      ? undefined
      : literalAt(place - by, measure, from, scale)
  return literal === undefined
    ? undefined
    : { values: new Map([[relation.leftId, from]]), records: new Map([[relation.id, literal]]) }
}

function differing(left: Parameter, to: string, differ: boolean): [string, string] | undefined {
  const literal = differ ? anotherLiteral(to, left.constraints) : to
  return literal === undefined ? undefined : [literal, to]
}

interface Ends {
  left: Parameter
  from: string
  right: Parameter
  to: string
}

function apart(
  relation: Relation,
  by: bigint,
  { left, from, right, to }: Ends,
): [string, string] | undefined {
  const moved = literalBeside(relation, { from: to, by, like: from, constraints: left.constraints })
  if (moved !== undefined) return [moved, to]
  const other = literalBeside(relation, { from, by: -by, like: to, constraints: right.constraints })
  return other === undefined ? undefined : [from, other]
}

function relationCase(screen: Screen, relation: Relation, item: RelationItem, pins: Pins): CaseDraft {
  const outcome = item.valid ? accepted(screen, relation, pins) : refusedBy(screen, relation, item, pins)
  const edge = item.technique === 'Boundary Value Analysis'
  return {
    ...frame(screen, pins, outcome, [item]),
    title: titled(screen, `${item.valid ? 'accepted' : 'refused'} when ${item.description}`),
    claims: [item],
    types: [
      ...(edge ? (['boundary'] as const) : []),
      ...(item.valid ? [] : (['negative'] as const)),
      'functional',
      'regression',
    ],
    tags: [item.valid ? 'positive' : 'negative', 'relation'],
    testCondition: item.description,
  }
}

function spoken(screen: Screen, { values }: Pins): string {
  return [...values]
    .map(([id, value]) => spokenValue(screen.parameters.find((one) => one.id === id)?.label ?? '', value))
    .join(' with ')
}

function refusedBy(screen: Screen, relation: Relation, item: RelationItem, pins: Pins): Outcome {
  return refusal(screen, relation.messages[0], {
    unstated: item.description,
    expected: `${spoken(screen, pins)} is not accepted`,
    labels: [relation.leftId],
  })
}

/** Where no success is stated, the message about the relation must not show. */
function accepted(screen: Screen, { messages }: Relation, pins: Pins): Outcome {
  const [message] = messages
  if (screen.success || !message) return acceptance(screen, [], [spoken(screen, pins)], pins.values)
  return {
    expected: `"${message.text}" is not visible`,
    oracle: 'inferred',
    checkable: true,
    unstated: validInput(screen),
    cites: [message.requirementId],
  }
}
