import { eventKinds } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import type { Segment } from '../segment/segment.ts'
import { TooMuch } from '../too-much.ts'
import type { ReportAsked, SegmentsInOrder } from './visitors.ts'

export interface Engagement {
  /** Page views. */
  views: number
  /** Seconds for which pages were looked at, and of each page view on average; null where there was none. */
  engagedSeconds: number
  secondsPerView: number | null
  /** How many visitors told how far they came, each once a day, and how far down that was on average, in percent; null where nobody did. */
  readers: number
  scrollDepth: number | null
}

export interface PageEngagement extends Engagement {
  path: string
}

const mostPages = 500
const mostTogether = 200_000

class Attention {
  views = 0
  engagedMs = 0
  readers = 0
  depths = 0

  told(): Engagement {
    const { views, engagedMs, readers, depths } = this
    return {
      views,
      engagedSeconds: engagedMs / 1000,
      secondsPerView: views === 0 ? null : engagedMs / 1000 / views,
      readers,
      scrollDepth: readers === 0 ? null : depths / readers,
    }
  }
}

/** For how long pages were looked at, and how far down: of the website and of each page, those that were looked at longest first. */
export function engagement(
  segments: SegmentsInOrder,
  asked: ReportAsked,
): { total: Engagement; pages: PageEngagement[] } {
  const [total, byPath] = [new Attention(), new Map<string, Attention>()]
  for (const segment of segments) addDay(segment, asked, { total, byPath })
  return {
    total: total.told(),
    pages: [...byPath]
      .map(([path, attention]) => ({ path, ...attention.told() }))
      .toSorted(
        (a, b) => b.engagedSeconds - a.engagedSeconds || b.views - a.views || (a.path < b.path ? -1 : 1),
      )
      .slice(0, mostPages),
  }
}

function addDay(
  segment: Segment,
  asked: ReportAsked,
  { total, byPath }: { total: Attention; byPath: Map<string, Attention> },
): void {
  const paths = segment.columns.path ?? { values: [''], codes: [] }
  const scrollOf = scrollReader(segment)
  let who = 0
  /** How far the visitor under way came on each page. */
  const depths = new Map<number, number>()
  const leave = () => {
    for (const [code, depth] of depths) {
      for (const attention of [total, attentionOf(byPath, paths.values[code] ?? '')]) {
        attention.readers++
        attention.depths += depth
      }
    }
    depths.clear()
  }
  eachRow(segment, asked, (row) => {
    const [kind, code, visitor] = [segment.kind[row], paths.codes[row] ?? 0, segment.visitor[row] ?? 0]
    if (kind !== eventKinds.pageview && kind !== eventKinds.engagement) return
    if (visitor !== who) leave()
    who = visitor
    const both = [total, attentionOf(byPath, paths.values[code] ?? '')]
    for (const attention of both) {
      if (kind === eventKinds.pageview) attention.views++
      else attention.engagedMs += segment.value[row] ?? 0
    }
    const depth = kind === eventKinds.engagement && who !== 0 ? scrollOf(row) : 0
    if (depth > 0) depths.set(code, Math.max(depth, depths.get(code) ?? 0))
  })
  leave()
}

function attentionOf(byPath: Map<string, Attention>, path: string): Attention {
  let attention = byPath.get(path)
  if (attention) return attention
  if (byPath.size >= mostTogether) throw new TooMuch('values')
  byPath.set(path, (attention = new Attention()))
  return attention
}

/** How far down a row says that the page was seen, in percent; 0 where it says nothing. */
function scrollReader({ columns: { data } }: Segment): (row: number) => number {
  const read: (number | undefined)[] = []
  return (row) => {
    const code = data?.codes[row] ?? 0
    return (read[code] ??= scrollIn(data?.values[code] ?? ''))
  }
}

function scrollIn(text: string): number {
  const { scroll } = text === '' ? { scroll: 0 } : (JSON.parse(text) as { scroll?: unknown })
  return typeof scroll === 'number' && scroll > 0 && scroll <= 100 ? scroll : 0
}
