import { maximumCharacters } from '../limits.ts'
import type { Chart, Series, Shown } from './chart.ts'
import type { Attributes, XmlHandler } from './office-xml.ts'

interface Data {
  categories: Map<number, string>[]
  values: Map<number, string>
}

/** The texts and values of the newer charts: waterfalls, treemaps, funnels, histograms (MS-ODRAWXML 2.24.3). Data stand before the series that show them. */
export class ExtendedChartBody implements XmlHandler {
  readonly #shown: Shown
  readonly #data = new Map<string, Data>()
  readonly #series: (Pick<Series, 'name'> & { data?: string })[] = []
  #open: Data | undefined
  #isNumeric = false
  #inTitle = false
  #inAxis = false
  #title = ''
  #isCollecting = false
  #text = ''
  #code = ''
  #at = 0
  #characters = 0

  constructor(shown: Shown) {
    this.#shown = shown
  }

  isDone(): boolean {
    return this.#characters > maximumCharacters
  }

  open(name: string, attribute: Attributes): void {
    if (name === 'data') {
      this.#open = { categories: [], values: new Map() }
      this.#data.set(attribute('id') ?? '', this.#open)
    } else if (name === 'strDim' || name === 'numDim') this.#isNumeric = name === 'numDim'
    else if (name === 'lvl') {
      this.#code = attribute('formatCode') ?? ''
      if (!this.#isNumeric) this.#open?.categories.push(new Map())
    } else if (name === 'series') {
      this.#open = undefined
      this.#series.push({ name: '' })
    } else if (name === 'dataId') {
      const series = this.#series.at(-1)
      if (series) series.data = attribute('val') ?? ''
    } else if (name === 'axis') this.#inAxis = true
    else if (name === 'title') this.#inTitle = !this.#inAxis
    else if (name === 'pt') {
      this.#at = Number(attribute('idx') ?? 0)
      this.#collect()
    } else if (name === 'v' || name === 't') this.#collect()
  }

  close(name: string): void {
    if (name === 'axis') this.#inAxis = false
    else if (name === 'title') this.#inTitle = false
    else if (name === 'pt') this.#putPoint()
    else if (name === 'v' || name === 't') this.#putText(name)
    else return
    if (name !== 'title') this.#isCollecting = false
  }

  text(text: string): void {
    if (!this.#isCollecting) return
    this.#text += text
    this.#characters += text.length
  }

  finish(): Chart {
    const series = this.#series.flatMap(({ name, data = '' }) => {
      const read = this.#data.get(data)
      return read && read.values.size > 0 ? [{ name, ...read }] : []
    })
    return { title: this.#title.replaceAll(/\s+/g, ' ').trim(), categoryTitle: '', valueTitles: [], series }
  }

  #collect(): void {
    this.#isCollecting = true
    this.#text = ''
  }

  #putPoint(): void {
    const text = this.#text.trim()
    this.#characters += 3
    if (!this.#isNumeric) this.#open?.categories.at(-1)?.set(this.#at, text)
    else if (text !== '')
      this.#open?.values.set(
        this.#at,
        Number.isNaN(Number(text)) ? text : this.#shown(Number(text), this.#code),
      )
  }

  #putText(name: string): void {
    const series = this.#series.at(-1)
    // The title is kept as rich text, and as the value of a cell beside it.
    if (this.#inTitle) {
      if (name === 't' || this.#title === '') this.#title += ` ${this.#text}`
    } else if (name === 'v' && series && !this.#open && series.name === '') series.name = this.#text.trim()
  }
}
