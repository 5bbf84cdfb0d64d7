import { formatDecimal } from '../../numbers/decimal.ts'
import { brokenBy } from '../filling/relation-values.ts'
import type { Relation, RelationItem, Screen, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

/** Both partitions of a relation between two values, and the two values beside each of its bounds. */
export function relationItems(screen: Screen, model: TestModel): RelationItem[] {
  return (screen.relations ?? []).flatMap((relation) => itemsFor(screen, relation, model))
}

function itemsFor(screen: Screen, relation: Relation, model: TestModel): RelationItem[] {
  const { id, requirementId, words, differs, min, max, step } = relation
  const item = (valid: boolean, name: string, description: string): RelationItem => ({
    kind: 'relation',
    id: `${requirementId}/${name}`.slice(0, 390),
    technique: 'Equivalence Partitioning',
    requirementId,
    description,
    priority: priorityOf(model, requirementId),
    valid,
    screenId: screen.id,
    relationId: id,
  })
  const apart = (difference: bigint) => distanceWords(screen, relation, difference)
  const edge = (difference: bigint, valid: boolean): RelationItem => ({
    ...item(valid, `boundary/${apart(difference)}`, apart(difference)),
    technique: 'Boundary Value Analysis',
    difference,
  })
  const wrong = differs ? 0n : brokenBy(relation)
  const pair = [
    item(true, `partition/${words}`, words),
    item(false, `partition/not so: ${words}`, apart(wrong)),
  ]
  if (differs) return pair
  return [
    ...pair,
    ...(min === undefined ? [] : [edge(min, true), edge(min - step, false)]),
    ...(max === undefined || max === min ? [] : [edge(max, true)]),
    ...(max === undefined ? [] : [edge(max + step, false)]),
  ]
}

/** "End date equals Start date", "Amount is 0.01 more than Available balance". */
function distanceWords(
  { parameters }: Screen,
  { leftId, right, measure, scale }: Relation,
  by: bigint,
): string {
  const label = (id: string) => parameters.find((one) => one.id === id)?.label ?? ''
  const other = 'record' in right ? right.record : label(right.parameterId)
  if (by === 0n) return `${label(leftId)} equals ${other}`
  const size = formatDecimal(by < 0n ? -by : by, scale)
  if (measure === 'number') return `${label(leftId)} is ${size} ${by < 0n ? 'less' : 'more'} than ${other}`
  return `${label(leftId)} is ${size} ${measure}${size === '1' ? '' : 's'} ${by < 0n ? 'before' : 'after'} ${other}`
}
