import type { Caught } from './patterns.ts'
import type { Target } from './types.ts'

const fieldRoles = new Set(['textbox', 'searchbox', 'combobox', 'listbox', 'slider'])
const noLabel =
  /^(?:the |this )?(?:page|url|address|title|user|system|form|there|it|this|that|something|anything|everything|nothing)$/i

/** What a phrase names that has one value: a label, a field, a cell in its row. A quoted label must stand on the page as it is. */
export function valueTarget(caught: Caught, name: string): Target | undefined {
  const target = caught.target(name)
  const words = caught.words(name) ?? ''
  if (!target?.name || noLabel.test(words)) return undefined
  if (target.role === 'cell') return target.within?.role === 'row' ? target : undefined
  if (target.role !== undefined) return fieldRoles.has(target.role) ? target : undefined
  if (words.includes('\uE000')) return { ...target, exact: true }
  return /[,;:\d]|\b(?:is|are|has|have|and|or)\b/i.test(words) ? undefined : target
}
