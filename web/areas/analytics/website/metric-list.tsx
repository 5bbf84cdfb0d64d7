import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { count } from '../../../parts/amounts.ts'
import { Button } from '../../../parts/button.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import { texts } from '../../../texts/en/analytics-dashboard.ts'
import { useKeptRead } from '../parts/kept-read.ts'
import type { Asked } from '../parts/use-asked.ts'
import type { Shown } from './shown.ts'
import { type Dimension, type FilterName, type List, filteredBy, lists } from './dimensions.ts'
import { conditionOf } from './filters.ts'
import { shownValue } from './shown-value.ts'

type Filter = (name: FilterName, condition: string) => void

interface MetricListProps {
  list: List
  shown: Shown
  filter: Filter
}

/** How many visitors each value of a dimension has. */
export function MetricList({ list, shown, filter }: MetricListProps) {
  const id = useId()
  const dimension = useSignal<Dimension>(lists[list][0])
  const all: readonly Dimension[] = lists[list]
  const title = texts.lists[list]
  const rows = <Rows key={dimension.value} dimension={dimension.value} shown={shown} filter={filter} />
  return (
    <section class="panel" aria-labelledby={id}>
      <div class="metric-head">
        <h2 id={id}>{title}</h2>
        <span class="muted fine">{texts.visitors}</span>
      </div>
      {all.length === 1 ? (
        rows
      ) : (
        <Tabs
          label={texts.listOf(title)}
          tabs={all.map((one) => ({ id: one, title: texts.dimensions[one] }))}
          now={dimension.value}
          choose={(chosen) => (dimension.value = all.find((one) => one === chosen) ?? dimension.peek())}
        >
          {rows}
        </Tabs>
      )}
    </section>
  )
}

const atFirst = 10

interface RowsProps {
  dimension: Dimension
  shown: Shown
  filter: Filter
}

function Rows({ dimension, shown: { asked, turn }, filter }: RowsProps) {
  const many = useSignal(atFirst)
  const { reading, again } = useKeptRead(() => {
    const { startAt, endAt } = asked.range()
    // One more than is shown tells whether there are more.
    return call('GET /api/websites/{websiteId}/metrics', {
      websiteId: asked.website.id,
      startAt,
      endAt,
      ...asked.whose(),
      type: dimension,
      limit: many.peek() + 1,
    })
  }, [asked.key, turn])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  if (now.value.length === 0) return <p class="muted">{texts.empty}</p>
  const most = now.value[0]?.y ?? 1
  const more = () => {
    many.value *= 5
    return again()
  }
  return (
    <>
      <ul class="metrics">
        {now.value.slice(0, many.value).map(({ x, y }) => (
          <Row
            key={x}
            dimension={dimension}
            value={x}
            visitors={y}
            most={most}
            filters={asked.filters}
            filter={filter}
          />
        ))}
      </ul>
      {now.value.length > many.value && (
        <Button small act={more}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

interface RowProps extends Pick<RowsProps, 'dimension' | 'filter'>, Pick<Asked, 'filters'> {
  value: string
  visitors: number
  most: number
}

function Row({ dimension, value, visitors, most, filters, filter }: RowProps) {
  const [by, condition] = [filteredBy(dimension), conditionOf(value)]
  const isAlone = filters[by] === condition
  const name = shownValue(dimension, value)
  return (
    <li>
      <button
        type="button"
        class="row metric"
        aria-pressed={isAlone}
        aria-label={isAlone ? texts.all(name, visitors) : texts.only(name, visitors)}
        onClick={() => filter(by, condition)}
      >
        <span
          class="metric-bar"
          ref={(bar) => {
            bar?.style.setProperty('inline-size', `${(visitors / most) * 100}%`)
          }}
        />
        <bdi class="metric-name">{name}</bdi> <span>{count(visitors)}</span>
      </button>
    </li>
  )
}
