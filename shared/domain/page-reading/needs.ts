import type { PageReveal } from '../page-inventory/schema.ts'
import type { Condition } from '../requirement-model/index.ts'
import { together } from './conditions.ts'
import type { PageField } from './page-fields.ts'

/** How a control of a page comes to be there: what has to be entered elsewhere, and what is pressed. */
export interface Way {
  needs?: Condition
  behind: { role: string; name: string }[]
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

const tick = ({ id }: PageField, value: boolean): Condition => ({
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
