import type { PageReveal } from '../page-inventory/schema.ts'
import type { Condition } from '../requirement-model/index.ts'
import type { PageField } from './page-fields.ts'

/** How a control of a page comes to be there: what has to be entered elsewhere, and what is pressed. */
export interface Way {
  needs?: Condition
  behind: { role: string; name: string }[]
}

/** What the ways of a field come to: what reveals it is done, and nothing that takes it away. */
export function placeOf(field: PageField, fields: readonly PageField[]): Way | undefined {
  const way = wayOf(field.reveals, fields)
  const of = goneWhere(field, fields)
  if (!way || !of) return way
  const needs = together([...(way.needs ? [way.needs] : []), { kind: 'not', of }])
  return { ...way, ...(needs && { needs }) }
}

/** Which entries elsewhere take a control away. */
export function goneWhere(
  { goneBy }: Pick<PageField, 'goneBy'>,
  fields: readonly PageField[],
): Condition | undefined {
  const of = goneBy.flatMap((reveal) => wayOf([reveal], fields)?.needs ?? [])
  return of.length > 1 ? { kind: 'any', of } : of[0]
}

/** What some acts on a page come to; undefined where one of them is done to nothing that the page has. */
export function wayOf(reveals: readonly PageReveal[], fields: readonly PageField[]): Way | undefined {
  const conditions: Condition[] = []
  const behind: Way['behind'] = []
  for (const { action, role, name, value } of reveals) {
    if (action === 'press' || action === 'open') {
      behind.push({ role, name })
      continue
    }
    const field = fields.find(
      (one) => one.name === name || (role === 'radio' && one.options.some((option) => option.name === name)),
    )
    if (!field) return undefined
    conditions.push(field.kind === 'boolean' ? tick(field, action === 'tick') : option(field, value ?? name))
  }
  const needs = together(conditions)
  return { behind, ...(needs && { needs }) }
}

/** Whether a box is ticked, or is not. */
export const tick = ({ id }: PageField, value: boolean): Condition => ({
  kind: 'compare',
  left: { kind: 'subject', subject: id },
  operator: '=',
  right: { kind: 'value', value: { type: 'boolean', value } },
})

const option = ({ id }: PageField, value: string): Condition => ({
  kind: 'one-of',
  subject: id,
  values: [{ type: 'text', value }],
})

const together = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length < 2 ? conditions[0] : { kind: 'all', of: [...conditions] }
