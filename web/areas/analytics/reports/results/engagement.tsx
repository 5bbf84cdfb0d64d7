import { count } from '../../../../parts/amounts.ts'
import { Given } from '../../../../parts/given.tsx'
import { Empty } from '../../../../parts/states.tsx'
import { Table } from '../../../../parts/table.tsx'
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
          items={pages}
          keyOf={({ path }) => path}
          text={({ path }) => path}
          empty={board.nothing}
          perPage={25}
          columns={[
            {
              name: texts.page,
              isHead: true,
              cell: ({ path }) => <Given>{path}</Given>,
              by: ({ path }) => path,
            },
            {
              name: texts.views,
              isNumber: true,
              cell: ({ views }) => count(views),
              by: ({ views }) => views,
            },
            {
              name: texts.all,
              isNumber: true,
              cell: ({ engagedSeconds }) => texts.time(engagedSeconds),
              by: ({ engagedSeconds }) => engagedSeconds,
            },
            {
              name: texts.each,
              isNumber: true,
              cell: ({ secondsPerView }) => texts.time(secondsPerView),
              by: ({ secondsPerView }) => secondsPerView,
            },
            {
              name: texts.depth,
              isNumber: true,
              cell: ({ scrollDepth }) => texts.percent(scrollDepth),
              by: ({ scrollDepth }) => scrollDepth,
            },
            {
              name: texts.readers,
              isNumber: true,
              cell: ({ readers }) => count(readers),
              by: ({ readers }) => readers,
            },
          ]}
        />
      </section>
    </>
  )
}
