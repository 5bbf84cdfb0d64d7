import type { PageControl } from './schema.ts'

export type Known = Pick<PageControl, 'role' | 'name' | 'group' | 'region' | 'hidden' | 'disabled'>

/**
 * What each control is known by when a page is looked at again, since pages replace their elements: role, name, group and region, and a number
 * among those that are alike, in the order of the page.
 */
export function controlKeys(controls: readonly Known[]): string[] {
  const counts = new Map<string, number>()
  return controls.map(({ role, name, group = '', region = '' }) => {
    const key = JSON.stringify([role, name, group, region])
    const number = (counts.get(key) ?? 0) + 1
    counts.set(key, number)
    return `${key} ${number}`
  })
}

/** 0 for a control that nobody sees, 1 for one that cannot be used, 2 for one that can. */
export function usability({ hidden, disabled }: Pick<Known, 'hidden' | 'disabled'>): 0 | 1 | 2 {
  if (hidden) return 0
  return disabled ? 1 : 2
}
