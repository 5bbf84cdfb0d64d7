import { maximumCharacters } from '../limits.ts'
import type { Attributes, XmlHandler } from './office-xml.ts'

/** A row of values in a chart. */
export interface Series {
  name: string
  /** By the number of the value, the innermost level first. */
  categories: Map<number, string>[]
  values: Map<number, string>
  /** Of bubbles. */
  sizes?: Map<number, string>
}

export interface Chart {
  title: string
  categoryTitle: string
  valueTitles: string[]
  series: Series[]
}

type Role = 'name' | 'category' | 'value' | 'size'
const roles: Record<string, Role> = {
  tx: 'name',
  cat: 'category',
  xVal: 'category',
  val: 'value',
  yVal: 'value',
  bubbleSize: 'size',
}
/** What belongs to single points or is kept for other programs. */
const ignored = new Set(['dLbls', 'errBars', 'trendline', 'extLst', 'dPt', 'legend'])
const axes = new Set(['catAx', 'dateAx', 'valAx', 'serAx'])
const mostSeries = 300

/** How a number is shown in a format. */
export type Shown = (value: number, code: string) => string

/** The texts and the stored values of a chart (ECMA-376 Part 1, section 21.2); what it is drawn as is not told. */
export class ChartBody implements XmlHandler {
  readonly #shown: Shown
  readonly #series: Series[] = []
  readonly #titles: { axis: string; side: string; text: string }[] = []
  #role: Role | undefined
  #axis = ''
  /** An axis names its side before its title. */
  #side = ''
  /** Both of its axes are of values. */
  #isScattered = false
  #inTitle = false
  #isCollecting = false
  #text = ''
  #code = ''
  #ownCode: string | undefined
  #at = 0
  #ignoring = 0
  #characters = 0

  constructor(shown: Shown) {
    this.#shown = shown
  }

  isDone(): boolean {
    return this.#characters > maximumCharacters || this.#series.length > mostSeries
  }

  open(name: string, attribute: Attributes): void {
    if (ignored.has(name)) this.#ignoring++
    if (this.#ignoring > 0) return
    const series = this.#series.at(-1)
    if (axes.has(name)) this.#axis = name
    else if (name === 'axPos') this.#side = attribute('val') ?? ''
    else if (name === 'title') this.#startTitle()
    else if (name === 'ser') this.#series.push({ name: '', categories: [], values: new Map() })
    else if (!this.#inTitle && roles[name]) {
      this.#role = roles[name]
      this.#isScattered ||= name === 'xVal'
    } else if (name === 'lvl' || (name.endsWith('Cache') && name !== 'multiLvlStrCache'))
      this.#startLevel(series)
    else if (name === 'pt') {
      this.#at = Number(attribute('idx') ?? 0)
      this.#ownCode = attribute('formatCode')
    } else if (name === 'v' || name === 't' || name === 'formatCode') this.#collect()
    else if (name === 'p' && this.#inTitle) this.#say(' ')
  }

  close(name: string): void {
    if (ignored.has(name)) this.#ignoring--
    if (this.#ignoring > 0) return
    if (axes.has(name)) this.#axis = ''
    else if (name === 'title') this.#inTitle = false
    else if (roles[name] && !this.#inTitle) this.#role = undefined
    else if (name === 'formatCode') this.#code = this.#text
    else if (name === 'v') this.#put()
    if (name === 'v' || name === 't' || name === 'formatCode') this.#isCollecting = false
  }

  text(text: string): void {
    if (!this.#isCollecting || this.#ignoring > 0) return
    this.#text += text
    this.#characters += text.length
    if (this.#inTitle) this.#say(text)
  }

  finish(): Chart {
    const titles = this.#titles.map(({ text, ...title }) => ({
      ...title,
      text: text.replaceAll(/\s+/g, ' ').trim(),
    }))
    const isOfValues = ({ axis, side }: (typeof titles)[number]) =>
      axis === 'valAx' && (!this.#isScattered || side === 'l' || side === 'r')
    const textsOf = (all: typeof titles) => all.map(({ text }) => text).filter((text) => text !== '')
    return {
      title: textsOf(titles.filter(({ axis }) => axis === ''))[0] ?? '',
      categoryTitle: textsOf(titles.filter((title) => title.axis !== '' && !isOfValues(title)))[0] ?? '',
      valueTitles: textsOf(titles.filter(isOfValues)),
      series: this.#series.filter(({ values }) => values.size > 0).flatMap(withSizes),
    }
  }

  #startTitle(): void {
    this.#inTitle = true
    this.#titles.push({ axis: this.#axis, side: this.#side, text: '' })
  }

  #say(text: string): void {
    const title = this.#titles.at(-1)
    if (title) title.text += text
  }

  #startLevel(series: Series | undefined): void {
    this.#code = ''
    if (this.#role === 'category') series?.categories.push(new Map())
  }

  #collect(): void {
    this.#isCollecting = true
    this.#text = ''
  }

  #put(): void {
    const series = this.#series.at(-1)
    if (!series || this.#inTitle) return
    const text = this.#written()
    if (this.#role === 'name') series.name = [series.name, this.#text.trim()].filter(Boolean).join(' ')
    else if (this.#role === 'category') series.categories.at(-1)?.set(this.#at, text)
    else if (this.#role === 'value') series.values.set(this.#at, text)
    else if (this.#role === 'size') (series.sizes ??= new Map<number, string>()).set(this.#at, text)
    // Its bar in the table.
    this.#characters += 3
  }

  #written(): string {
    const code = this.#ownCode ?? this.#code
    const value = this.#text.trim() === '' ? Number.NaN : Number(this.#text)
    return Number.isNaN(value) || this.#role === 'name' || (this.#role === 'category' && code === '')
      ? this.#text.trim()
      : this.#shown(value, code)
  }
}

/** The sizes of bubbles as a series beside that of their places. */
const withSizes = ({ sizes, ...series }: Series): Series[] =>
  sizes
    ? [series, { name: `${series.name} (size)`.trim(), categories: series.categories, values: sizes }]
    : [series]
