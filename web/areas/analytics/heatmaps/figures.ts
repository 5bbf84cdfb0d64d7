import type { Click } from './types.ts'

export type KindChoice = 'all' | 'rage' | 'dead'

export const ofKind = (clicks: readonly Click[], kind: KindChoice): Click[] =>
  clicks.filter((click) => kind === 'all' || click.kind === kind)

/** What was clicked, as a row of the table. `where` is the place in it with the most clicks, in whole percent. */
export interface ElementRow {
  selector: string
  clicks: number
  rage: number
  dead: number
  where: { x: number; y: number } | null
}

const percent = (share: number): number => Math.round(share * 100)

/** Adds the clicks up by element, the most clicked first. */
export function elementsOf(clicks: readonly Click[]): ElementRow[] {
  const rows = new Map<string, ElementRow & { most: number }>()
  for (const { selector, kind, count, offsetX, offsetY } of clicks) {
    const row = rows.get(selector) ?? { selector, clicks: 0, rage: 0, dead: 0, where: null, most: 0 }
    row.clicks += count
    if (kind !== 'click') row[kind] += count
    if (count > row.most && offsetX !== null && offsetY !== null) {
      row.most = count
      row.where = { x: percent(offsetX), y: percent(offsetY) }
    }
    rows.set(selector, row)
  }
  return [...rows.values()]
    .map(({ selector, clicks: all, rage, dead, where }) => ({ selector, clicks: all, rage, dead, where }))
    .toSorted((a, b) => b.clicks - a.clicks || a.selector.localeCompare(b.selector))
}

export const sumOf = (clicks: readonly { count: number }[]): number =>
  clicks.reduce((sum, { count }) => sum + count, 0)
