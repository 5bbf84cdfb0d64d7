import { eventKinds } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import type { ReportAsked, SegmentsInOrder } from './visitors.ts'

/** The five parameters of a campaign, by their names in addresses and in columns. */
export const utmColumns = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
} as const
export type UtmName = keyof typeof utmColumns
export const utmNames = Object.keys(utmColumns) as UtmName[]

export type UtmViews = Record<UtmName, { utm: string; views: number }[]>

const mostValues = 500

/** How many page views each parameter of a campaign brought, most first. */
export function utm(segments: SegmentsInOrder, asked: ReportAsked): UtmViews {
  const views = utmNames.map((name) => ({ name, byValue: new Map<string, number>() }))
  for (const segment of segments) {
    const counted = views.flatMap(({ name, byValue }) => {
      const column = segment.columns[utmColumns[name]]
      return column ? [{ ...column, byValue, counts: new Uint32Array(column.values.length) }] : []
    })
    eachRow(segment, asked, (row) => {
      if (segment.kind[row] !== eventKinds.pageview) return
      for (const { codes, counts } of counted) {
        const code = codes[row] ?? 0
        counts[code] = (counts[code] ?? 0) + 1
      }
    })
    for (const { values, counts, byValue } of counted)
      for (const [code, value] of values.entries())
        if (value !== '' && counts[code]) byValue.set(value, (byValue.get(value) ?? 0) + counts[code])
  }
  const told = views.map(({ name, byValue }) => [
    name,
    [...byValue]
      .map(([value, count]) => ({ utm: value, views: count }))
      .toSorted((a, b) => b.views - a.views || (a.utm < b.utm ? -1 : 1))
      .slice(0, mostValues),
  ])
  return Object.fromEntries(told) as UtmViews
}
