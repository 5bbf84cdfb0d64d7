import { count } from '../../../../parts/amounts.ts'
import { Given } from '../../../../parts/given.tsx'
import { Empty } from '../../../../parts/states.tsx'
import { Table } from '../../../../parts/table.tsx'
import type { Column } from '../../../../parts/table/column.ts'
import { engagement as texts } from '../../../../texts/en/analytics-page-reports.ts'
import { texts as board } from '../../../../texts/en/analytics-reports.ts'
import type { Answer } from '../types.ts'

export function Engagement({ answer: { total, pages } }: { answer: Answer<'engagement'> }) {
  if (pages.length === 0) return <Empty>{board.nothing}</Empty>
  const figures = [
    [texts.views, count(total.views)],
    [texts.all, texts.time(total.engagedSeconds)],
    [texts.each, texts.time(total.secondsPerView)],
    [texts.depth, texts.percent(total.scrollDepth)],
  ] as const
  return (
    <>
      <section class="panel">
        <p class="report-said">{texts.said({ each: total.secondsPerView, depth: total.scrollDepth })}</p>
        <dl class="totals report-totals">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="panel">
        <Table
          caption={texts.pages}
          columns={columns}
          items={pages}
          keyOf={({ path }) => path}
          text={({ path }) => path}
          empty={board.nothing}
          perPage={25}
        />
      </section>
    </>
  )
}

type Page = Answer<'engagement'>['pages'][number]

const column = (
  name: string,
  by: (page: Page) => number | null,
  said: (value: number | null) => string,
): Column<Page> => ({ name, isNumber: true, by, cell: (page) => said(by(page)) })
const counted = (value: number | null) => count(value ?? 0)

const columns: readonly Column<Page>[] = [
  { name: texts.page, isHead: true, cell: ({ path }) => <Given>{path}</Given>, by: ({ path }) => path },
  column(texts.views, ({ views }) => views, counted),
  column(texts.all, ({ engagedSeconds }) => engagedSeconds, texts.time),
  column(texts.each, ({ secondsPerView }) => secondsPerView, texts.time),
  column(texts.depth, ({ scrollDepth }) => scrollDepth, texts.percent),
  column(texts.readers, ({ readers }) => readers, counted),
]
