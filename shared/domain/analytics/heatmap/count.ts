import type { ClickKind } from '../replay/clicks.ts'
import type { Heat, HeatClick, Picture } from './heat.ts'
import type { PageSize } from './seen.ts'

/** So many times clicks of one kind were on one spot of one element at one place of the page. */
type Cell = [
  kind: ClickKind,
  selector: string,
  offsetX: number | null,
  offsetY: number | null,
  x: number,
  y: number,
]

/** The picture of a page, and the recording that shows it. */
export interface PagePicture extends Picture {
  replay: string
}

/** What was counted so far, as JSON. It names recordings and sessions until it is finished: none may count twice. */
export interface Counted {
  recordings: number
  /** Which recordings those are; what was kept by an earlier version does not say. */
  replays?: string[]
  unplaced: number
  leftOut: number
  cells: [cell: Cell, count: number][]
  seen: [session: string, share: number | null][]
  sizes: [size: PageSize, count: number][]
  picture: PagePicture | null
}

export interface CountedClick extends HeatClick {
  count: number
}

/** A heatmap, which names nobody any more. */
export interface Finished {
  recordings: number
  visitors: number
  clicks: CountedClick[]
  scroll: { percent: number; visitors: number }[]
  clicksWithoutPlace: number
  clicksLeftOut: number
  page: PageSize | null
  picture: PagePicture | null
}

/** How fine places are told apart: twentieths of an element, two hundredths of the width and thousandths of the height of a page. */
const steps = { offset: 20, x: 200, y: 1000 }
const percentStep = 5
const most = { cells: 20_000, clicks: 5000, sizes: 500 }

export const nothingCounted: Counted = {
  recordings: 0,
  unplaced: 0,
  leftOut: 0,
  cells: [],
  seen: [],
  sizes: [],
  picture: null,
}

const stepOf = (share: number, of: number): number => Math.round(share * of)
const offsetStep = (share: number | null) => (share === null ? null : stepOf(share, steps.offset))

const cellOf = ({ kind, selector, offsetX, offsetY, x, y }: HeatClick): Cell => [
  kind,
  selector,
  offsetStep(offsetX),
  offsetStep(offsetY),
  stepOf(x, steps.x),
  stepOf(y, steps.y),
]

/** Adds up by a key; what was there first stays first. */
function addTo<T>(into: Map<string, [T, number]>, value: T, count: number): void {
  const key = JSON.stringify(value)
  const known = into.get(key)
  if (known) known[1] += count
  else into.set(key, [value, count])
}

function mapOf<T>(entries: readonly (readonly [T, number])[]): Map<string, [T, number]> {
  const map = new Map<string, [T, number]>()
  for (const [value, count] of entries) addTo(map, value, count)
  return map
}

const byCount = (a: readonly [unknown, number], b: readonly [unknown, number]) => b[1] - a[1]

/** Counts what more recordings say, of which the newest come first. One that was counted is told again where an earlier chunk of it has come since, so that it has begun earlier. */
export function addHeats(
  counted: Counted,
  heats: readonly { replay: string; session: string; heat: Heat }[],
): Counted {
  const [cells, sizes] = [mapOf(counted.cells), mapOf(counted.sizes)]
  const [seen, replays] = [new Map(counted.seen), new Set(counted.replays)]
  let { recordings, unplaced, picture } = counted
  for (const { replay, session, heat } of heats) {
    if (replays.has(replay)) continue
    replays.add(replay)
    recordings++
    unplaced += heat.unplaced
    picture ??= heat.picture && { ...heat.picture, replay }
    for (const click of heat.clicks) addTo(cells, cellOf(click), 1)
    if (heat.page) addTo(sizes, heat.page, 1)
    const [before, now] = [seen.get(session) ?? null, heat.seen]
    seen.set(session, before === null ? now : Math.max(before, now ?? 0))
  }
  const kept = [...cells.values()]
  const isTooMuch = kept.length > most.cells
  // Half of the room, so that this is done seldom.
  if (isTooMuch) kept.sort(byCount)
  const dropped = isTooMuch ? kept.splice(most.cells / 2) : []
  return {
    recordings,
    replays: [...replays],
    unplaced,
    leftOut: counted.leftOut + sumOf(dropped),
    cells: kept,
    seen: [...seen],
    sizes: [...sizes.values()].toSorted(byCount).slice(0, most.sizes),
    picture,
  }
}

const sumOf = (entries: readonly (readonly [unknown, number])[]) =>
  entries.reduce((sum, [, count]) => sum + count, 0)

/** Makes the heatmap of what was counted: the most clicked first, and how many visitors saw so much of the page. */
export function finish({ recordings, unplaced, leftOut, cells, seen, sizes, picture }: Counted): Finished {
  const sorted = cells.toSorted(byCount)
  return {
    recordings,
    visitors: seen.length,
    clicks: sorted.slice(0, most.clicks).map(clickOf),
    scroll: scrollOf(seen.flatMap(([, share]) => (share === null ? [] : [share]))),
    clicksWithoutPlace: unplaced,
    clicksLeftOut: leftOut + sumOf(sorted.slice(most.clicks)),
    page: sizes.toSorted(byCount)[0]?.[0] ?? null,
    picture,
  }
}

function clickOf([[kind, selector, offsetX, offsetY, x, y], count]: [Cell, number]): CountedClick {
  const offset = (step: number | null) => (step === null ? null : step / steps.offset)
  return {
    kind,
    selector,
    offsetX: offset(offsetX),
    offsetY: offset(offsetY),
    x: x / steps.x,
    y: y / steps.y,
    count,
  }
}

/** How many saw so much at least, in steps of 5 %; nothing where nobody told. */
function scrollOf(shares: readonly number[]): Finished['scroll'] {
  if (shares.length === 0) return []
  return Array.from({ length: 100 / percentStep }, (_, step) => {
    const percent = (step + 1) * percentStep
    // A page that is scrolled to its end is a fraction of a pixel short of it.
    return { percent, visitors: shares.filter((share) => share * 100 >= percent - 0.5).length }
  })
}
