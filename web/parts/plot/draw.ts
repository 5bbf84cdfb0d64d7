import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { type PlotKind, type Series, stacked } from './figures.ts'

export interface Picture {
  kind: PlotKind
  /** Milliseconds, ascending. */
  times: readonly number[]
  /** At how many days words may stand. */
  every?: readonly number[]
  labels: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
  /** The place of the value that is pointed at; null when none is. */
  point: (index: number | null) => void
}

const dayS = 86_400
const everyOfDays = [1, 2, 7, 14, 28, 91, 182, 364]
const height = 220

/** Draws the picture into its place, as wide as that is and in the colours of the page, and keeps it so. The answer takes it away. */
export function draw(place: HTMLElement, picture: Picture): () => void {
  let plot = made(place, picture)
  const anew = () => {
    plot.destroy()
    plot = made(place, picture)
  }
  const size = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }))
  size.observe(place)
  const theme = new MutationObserver(anew)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', anew)
  return () => {
    size.disconnect()
    theme.disconnect()
    dark.removeEventListener('change', anew)
    plot.destroy()
  }
}

const made = (place: HTMLElement, picture: Picture) =>
  new uPlot(options(place, picture), dataOf(picture), place)

function dataOf({ kind, times, series }: Picture): uPlot.AlignedData {
  const values = kind === 'bars' ? stacked(series) : series.map((one) => [...one.values])
  return [times.map((time) => time / 1000), ...values]
}

function options(place: HTMLElement, picture: Picture): uPlot.Options {
  const { kind, series, point } = picture
  const colour = colours(place)
  const hues = series.map((_, index) => colour(`--plot-${(index % 4) + 1}`))
  return {
    width: place.clientWidth,
    height,
    // Words for hours are longer than those for days, and the outermost stand across the ends.
    padding: picture.every ? [12, 36, 0, 16] : [12, 24, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: kind === 'lines' } },
    hooks: { setCursor: [({ cursor }) => point(cursor.idx ?? null)] },
    scales: {
      x: { range: () => aside(picture) },
      y: { range: (_, min, max) => fromZero(min, max) },
    },
    axes: axes(picture, { ink: colour('--muted'), line: colour('--line') }),
    series: [{}, ...(kind === 'bars' ? hues.toReversed() : hues).map((hue) => seriesOf(kind, hue))],
  }
}

const seriesOf = (kind: PlotKind, hue: string): uPlot.Series =>
  kind === 'bars'
    ? { fill: hue, width: 0, points: { show: false }, paths: bars }
    : // A day without a value, such as one without a run, parts no line.
      { stroke: hue, width: 2, points: { size: 5 }, spanGaps: true }

const bars: uPlot.Series.PathBuilder = (...given) => uPlot.paths.bars?.({ size: [0.7, 36] })(...given) ?? null

function axes(picture: Picture, { ink, line }: { ink: string; line: string }): uPlot.Axis[] {
  const { series, format, every = everyOfDays } = picture
  const isWhole = series.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  )
  const whole: uPlot.Axis.Filter = (_, at) =>
    at.map((value) => (isWhole && !Number.isInteger(value) ? null : value))
  const font = `13px ${getComputedStyle(document.body).fontFamily}`
  const shared = { stroke: ink, font, ticks: { show: false } }
  return [
    {
      ...shared,
      grid: { show: false },
      size: 30,
      incrs: every.map((days) => days * dayS),
      space: 52,
      values: (_, at) => at.map((time) => labelOf(picture, time)),
    },
    {
      ...shared,
      grid: { stroke: line, width: 1, filter: whole },
      filter: whole,
      values: (_, at) => at.map((value) => (value === null ? '' : format(value))),
      size: (_, values) => Math.max(...(values ?? ['']).map((value) => value.length)) * 8 + 16,
    },
  ]
}

function labelOf({ times, labels }: Picture, seconds: number): string {
  return labels[times.indexOf(seconds * 1000)] ?? ''
}

/** The first and the last bar stand beside the ends, not across them; one value alone stands in the middle. */
function aside({ kind, times }: Picture): [number, number] {
  const [min, max] = [(times[0] ?? 0) / 1000, (times.at(-1) ?? 0) / 1000]
  return kind === 'bars' || min === max ? [min - dayS * 0.6, max + dayS * 0.6] : [min, max]
}

const fromZero = (min: number, max: number): [number, number] => [
  Math.min(0, min ?? 0),
  max > 0 ? max * 1.08 : 1,
]

/** A canvas knows no custom properties: they are read from an element that has them. */
function colours(place: HTMLElement) {
  const probe = place.ownerDocument.createElement('span')
  return (name: string): string => {
    place.appendChild(probe)
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
}
