import type { Piece } from '../pieces.ts'
import { caption, tableOf } from '../table.ts'
import type { Chart, Series } from './chart.ts'

/** A chart as its title and a table: a row for each category, a column for each series; series over other categories have a table of their own. */
export function chartParts(
  { title, categoryTitle, valueTitles, series }: Chart,
  page: number | null,
): Piece[][] {
  const parts: Piece[][] = []
  const [unit] = valueTitles
  const titleParts = valueTitles.length > 1 ? [title, `(${valueTitles.join(', ')})`] : [title]
  const titled = titleParts.filter((text) => text !== '').join(' ')
  const groups = groupsOf(series)
  const all = groups.flat()
  for (const group of groups) {
    const names = group.map((item) => {
      const name = item.name === '' ? `Series ${all.indexOf(item) + 1}` : item.name
      return unit !== undefined && valueTitles.length === 1 ? `${name} (${unit})` : name
    })
    const rows = rowsOf(group).map((cells) => ({ cells, page }))
    const table = tableOf([{ cells: [categoryTitle, ...names], page }, ...rows])
    if (titled !== '') parts.push([caption(titled, page)])
    parts.push(table)
  }
  return parts
}

interface Named extends Series {
  /** Of each value, with what its category is a part of. */
  names: Map<number, string>
}

/** Series over the same categories, which is what one of them may leave to the first. */
function groupsOf(series: readonly Series[]): Named[][] {
  const groups: { key: string; series: Named[] }[] = []
  for (const item of series) {
    const names = namesOf(item.categories)
    const key = [...names.values()].join('\n')
    const same = groups.find((group) => group.key === key || names.size === 0)
    if (same) same.series.push({ ...item, names })
    else groups.push({ key, series: [{ ...item, names }] })
  }
  return groups.map((group) => group.series)
}

function rowsOf(group: readonly Named[]): string[][] {
  const places = [...new Set(group.flatMap(({ values }) => [...values.keys()]))].toSorted((a, b) => a - b)
  return places.map((at) => [
    group[0]?.names.get(at) ?? String(at + 1),
    ...group.map(({ values }) => values.get(at) ?? ''),
  ])
}

/** Categories, the outermost level first: an outer one is stored with the first of its parts alone, and holds until the next. */
function namesOf([inner = new Map<number, string>(), ...outer]: Series['categories']): Map<number, string> {
  const held = outer.map(() => '')
  const names = new Map<number, string>()
  for (const at of [...inner.keys()].toSorted((a, b) => a - b)) {
    outer.forEach((level, depth) => (held[depth] = level.get(at) ?? held[depth] ?? ''))
    const parts = [...held.toReversed(), inner.get(at) ?? '']
    names.set(at, parts.filter((text) => text !== '').join(' '))
  }
  return names
}
