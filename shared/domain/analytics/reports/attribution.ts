import { eventKinds } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import { Growing, NameIndex } from '../names/name-index.ts'
import type { Segment } from '../segment/segment.ts'
import { moneyOf, partsOfOne } from './money.ts'
import { type Step, stepsOf } from './steps.ts'
import { type UtmName, utmColumns, utmNames } from './utm.ts'
import { type ReportAsked, type SegmentsInOrder, VisitorCount } from './visitors.ts'
import { wordTable } from '../../basics/word-table.ts'

export interface AttributionAsked extends ReportAsked {
  model: 'first-click' | 'last-click'
  step: Step
  /** What is attributed is what the step earned in this currency, else how many visitors took it. */
  currency?: string | undefined
}

type Named = { name: string; value: number }[]

export type Attribution = Record<'referrer' | 'paidAds' | UtmName, Named> & {
  total: { pageviews: number; visitors: number; visits: number }
}

/** Umami's names of who sells the links. */
const networks = wordTable<string>({
  gclid: 'Google Ads',
  fbclid: 'Facebook / Meta',
  msclkid: 'Microsoft Ads',
  ttclid: 'TikTok Ads',
  li_fat_id: 'LinkedIn Ads',
  twclid: 'Twitter Ads (X)',
})

const clickColumns = ['domain', 'clickId', ...utmNames.map((name) => utmColumns[name])] as const
const mostNames = 20

/**
 * What brought those who took a step: the first or the last page view, up to when they took it last, that says where a visitor came from, by another website, a campaign or an advertisement. Nothing
 * is attributed for those who came directly.
 */
export function attribution(
  segments: SegmentsInOrder,
  { step, currency, ...asked }: AttributionAsked,
): Attribution {
  const credits = new Credits(asked.model)
  const total = { pageviews: 0, visitors: new VisitorCount(), visits: 0 }
  for (const segment of segments) {
    const [bits, money, clickOf] = [stepsOf(segment, [step]), moneyOf(segment), credits.clicksOf(segment)]
    let [last, lastTook, lastVisit] = [0, 0, -1]
    eachRow(segment, asked, (row, visit) => {
      const who = segment.visitor[row] ?? 0
      const isStep = bits[row] !== 0
      if (isStep) total.pageviews++
      if (who === 0) return
      if (who !== last) credits.enter(segment, who)
      last = who
      credits.see(clickOf(row))
      if (!isStep) return
      if (who !== lastTook) total.visitors.add(segment, who)
      if (visit !== lastVisit) total.visits++
      ;[lastTook, lastVisit] = [who, visit]
      const earned = currency === undefined ? null : money(row)
      credits.take(earned?.currency === currency ? (earned?.parts ?? 0) : 0)
    })
  }
  return { ...credits.told(currency !== undefined), total: { ...total, visitors: total.visitors.count } }
}

class Credits {
  readonly #model: AttributionAsked['model']
  readonly #places = new Map<string, number>()
  readonly #clicks: string[][] = []
  readonly #visitors: number[] = []
  readonly #parts: number[] = []
  readonly #names = new NameIndex()
  /** Of each visitor: which click counts at this moment, which counted when the step was taken last, and what all steps earned. Clicks by their places from 1, 0 for none. */
  readonly #click = new Growing(new Uint32Array(0))
  readonly #credited = new Growing(new Uint32Array(0))
  readonly #earned = new Growing(new Float64Array(0))
  /** The visitor under way: 0 for one whose name does not last, else the number from 1. */
  #way = 0

  constructor(model: AttributionAsked['model']) {
    this.#model = model
  }

  /** The place of the click that a row is, -1 for none. */
  clicksOf({ kind, columns }: Segment): (row: number) => number {
    const read = clickColumns.map((name) => columns[name])
    return (row) => {
      if (kind[row] !== eventKinds.pageview) return -1
      if (!read.some((column) => (column?.codes[row] ?? 0) !== 0)) return -1
      return this.#placeOf(read.map((column) => column?.values[column.codes[row] ?? 0] ?? ''))
    }
  }

  enter(segment: Segment, who: number): void {
    this.#credit(0)
    for (const column of [this.#click, this.#credited, this.#earned]) column.set(0, 0)
    this.#way = segment.lasting[who] === 1 ? 1 + this.#names.of(segment, who) : 0
  }

  see(click: number): void {
    if (click < 0) return
    if (this.#model === 'last-click' || this.#click.at(this.#way) === 0) this.#click.set(this.#way, click + 1)
  }

  take(parts: number): void {
    this.#credited.set(this.#way, this.#click.at(this.#way))
    this.#earned.set(this.#way, this.#earned.at(this.#way) + parts)
  }

  told(isEarned: boolean): Omit<Attribution, 'total'> {
    for (let way = 0; way <= this.#names.size; way++) this.#credit(way)
    const [worth, one] = isEarned ? [this.#parts, partsOfOne] : [this.#visitors, 1]
    const by = (column: number) =>
      this.#sums(column, worth).map(({ name, value }) => ({ name, value: value / one }))
    const campaigns = utmNames.map((name, place) => [name, by(2 + place)])
    return {
      referrer: by(0),
      paidAds: by(1).map(({ name, value }) => ({ name: networks[name] ?? name, value })),
      ...(Object.fromEntries(campaigns) as Record<UtmName, Named>),
    }
  }

  #sums(column: number, worth: readonly number[]): Named {
    const sums = new Map<string, number>()
    for (const [place, texts] of this.#clicks.entries()) {
      const [name = '', value = 0] = [texts[column], worth[place]]
      if (name !== '' && value > 0) sums.set(name, (sums.get(name) ?? 0) + value)
    }
    return [...sums]
      .map(([name, value]) => ({ name, value }))
      .toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
      .slice(0, mostNames)
  }

  #credit(way: number): void {
    const credited = this.#credited.at(way) - 1
    if (credited < 0) return
    this.#visitors[credited] = (this.#visitors[credited] ?? 0) + 1
    this.#parts[credited] = (this.#parts[credited] ?? 0) + this.#earned.at(way)
  }

  #placeOf(texts: string[]): number {
    const name = texts.join('\n')
    let place = this.#places.get(name)
    if (place === undefined) {
      this.#places.set(name, (place = this.#clicks.length))
      this.#clicks.push(texts)
      this.#visitors.push(0)
      this.#parts.push(0)
    }
    return place
  }
}
