import { type Segment, dayMs } from '../segment/segment.ts'
import { eventKinds } from '../event.ts'
import { addDay } from './add-day.ts'
import type { Dimension } from './dimensions.ts'
import { type Figures, FigureTable } from './figures.ts'
import { noFilter } from './filters.ts'
import { eachRow } from './rows.ts'

/** Quarters of an hour: time zones begin their days at one. */
export const slotMs = 15 * 60_000
export const slotsOfDay = dayMs / slotMs

/** Figures of one whole day, by the values of a dimension. */
export type DayFigures = [value: string, figures: Figures][]

/** Of one whole day by quarters of an hour: page views, and how many visitors saw their first page of the day in it, and their last. */
export interface DaySlots {
  views: number[]
  first: number[]
  last: number[]
}

/** Whether visitors of the day have other names on other days, so that days may be added up. */
export const isAddable = ({ lasting }: Segment): boolean => !lasting.includes(1)

const wholeDay = ({ day }: Segment) => ({
  range: { from: day * dayMs, until: (day + 1) * dayMs },
  filter: noFilter,
})

export function figuresOfDay(segment: Segment, dimension: Dimension): DayFigures {
  const table = new FigureTable()
  addDay(table, segment, { dimension, ...wholeDay(segment) })
  return [...table.byValue]
}

export function slotsOf(segment: Segment): DaySlots {
  const empty = () => Array.from({ length: slotsOfDay }, () => 0)
  const slots: DaySlots = { views: empty(), first: empty(), last: empty() }
  const add = (counts: number[], slot: number, by: number) => (counts[slot] = (counts[slot] ?? 0) + by)
  let [who, latest] = [0, 0]
  eachRow(segment, wholeDay(segment), (row, visit) => {
    if (segment.kind[row] !== eventKinds.pageview) return
    const slot = Math.floor((segment.at[row] ?? 0) / slotMs)
    add(slots.views, slot, 1)
    if (visit < 0) return
    const visitor = segment.visitor[row] ?? 0
    // Rows of a visitor stand together, in order of time.
    if (visitor === who) add(slots.last, latest, -1)
    else add(slots.first, slot, 1)
    add(slots.last, slot, 1)
    ;[who, latest] = [visitor, slot]
  })
  return slots
}
