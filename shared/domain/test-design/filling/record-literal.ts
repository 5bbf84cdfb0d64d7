import type { Parameter, Relation } from '../model.ts'
import { literalAt, ordinalOf } from './ordinal.ts'
import { goodDifferences, within } from './relation-values.ts'

/** A value on record that an entered literal is well related to: the same one in all cases where the input's own range allows it. */
export function recordLiteral(relation: Relation, left: Parameter, literal: string): string | undefined {
  const { measure, scale } = relation
  const place = ordinalOf(literal, measure, scale)
  if (place === undefined) return undefined
  const { number } = left.constraints
  const edge = relation.min === undefined ? number?.max : number?.min
  const stable = edge !== undefined && number?.scale === scale ? edge : undefined
  if (stable !== undefined && within(relation, place - stable))
    return literalAt(stable, measure, literal, scale)
  const [difference] = goodDifferences(relation)
  return difference === undefined ? undefined : literalAt(place - difference, measure, literal, scale)
}

/** The stated start that puts a value on record: 'The account balance is "100.00"'. */
export function recordStart(record: string, literal: string): string {
  return `The ${record.charAt(0).toLowerCase()}${record.slice(1)} is "${literal}"`
}
