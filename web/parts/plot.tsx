import { useSignal } from '@preact/signals'
import { useEffect, useId, useRef } from 'preact/hooks'
import { texts } from '../texts/en/plot.ts'
import { count } from './amounts.ts'
import { type PlotKind, type Series, said } from './plot/figures.ts'
import './plot.css'

interface PlotProps {
  /** What it shows, such as "Tokens of each day". */
  title: string
  kind: PlotKind
  /** The days of the values, ascending (ISO dates, taken as UTC). */
  days: readonly string[]
  /** For values of hours or months in place of days: what stands below each, and at how many of them words may stand. They stand side by side, however long each is. */
  steps?: Steps
  /** Above the column of the days in the table. */
  dayName: string
  series: readonly Series[]
  format?: (value: number) => string
  /** What it says, where its own sentence says too little. */
  sentence?: string
}

interface Steps {
  labels: readonly string[]
  every: readonly number[]
}

const dayMs = 86_400_000

function labelsOf(days: readonly string[]): string[] {
  const isOneYear = days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4)
  const year = isOneYear ? {} : ({ year: 'numeric' } as const)
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' })
  return days.map((one) => day.format(new Date(one)))
}

/** Values over days as a picture, with a sentence and a table that say the same. The picture is loaded after them and needs no eyes to be understood. */
export function Plot({ title, kind, days, steps, dayName, series, format = count, sentence }: PlotProps) {
  const id = useId()
  const at = useSignal<number | null>(null)
  const labels = steps?.labels ?? labelsOf(days)
  const words = sentence ?? said({ kind, labels, series, format })
  return (
    <figure class="plot" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <p>{words}</p>
      </figcaption>
      {days.length > 0 && (
        <>
          <Legend labels={labels} series={series} format={format} at={at.value} />
          <Drawn
            kind={kind}
            days={days}
            steps={steps}
            labels={labels}
            series={series}
            format={format}
            point={(index) => (at.value = index)}
          />
          <details>
            <summary>{texts.asTable}</summary>
            <AsTable title={title} labels={labels} dayName={dayName} series={series} format={format} />
          </details>
        </>
      )}
    </figure>
  )
}

type Shown = Required<Pick<PlotProps, 'series' | 'format'>> & { labels: readonly string[] }

/** Which colour is what, and the values that are pointed at. */
const Legend = ({ labels, series, format, at }: Shown & { at: number | null }) => (
  <p class="plot-legend" aria-hidden="true">
    {series.map(({ name, values }, index) => (
      <span key={name} class={`plot-name plot-${(index % 4) + 1}`}>
        {name}
        {at !== null && <b>{told(values[at], format)}</b>}
      </span>
    ))}
    {at !== null && <span class="plot-at">{labels[at]}</span>}
  </p>
)

const told = (value: number | null | undefined, format: (value: number) => string) =>
  typeof value === 'number' ? format(value) : texts.noValue

function Drawn({
  kind,
  days,
  steps,
  labels,
  series,
  format,
  point,
}: Shown &
  Pick<PlotProps, 'kind' | 'days'> & {
    steps: Steps | undefined
    point: (index: number | null) => void
  }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let clear = () => {}
    let isGone = false
    async function begin() {
      const { draw } = await import('./plot/draw.ts')
      if (isGone || !place.current) return
      clear = draw(place.current, {
        kind,
        times: days.map((day, index) => (steps ? index * dayMs : Date.parse(day))),
        ...(steps && { every: steps.every }),
        labels,
        series,
        format,
        point,
      })
    }
    // Without the picture there are still the sentence and the table.
    void begin().catch(() => undefined)
    return () => {
      isGone = true
      clear()
    }
  }, [kind, JSON.stringify([days, series])])
  return <div class="plot-picture" aria-hidden="true" ref={place} />
}

const AsTable = ({
  title,
  labels,
  dayName,
  series,
  format,
}: Shown & Pick<PlotProps, 'title' | 'dayName'>) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={title}>
    <table>
      <thead>
        <tr>
          <th scope="col">{dayName}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" class="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name} class="number">
                {told(values[index], format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
