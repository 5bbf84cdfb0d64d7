import { count } from '../../../../parts/amounts.ts'
import { Given } from '../../../../parts/given.tsx'
import { Table } from '../../../../parts/table.tsx'
import type { Column } from '../../../../parts/table/column.ts'
import { texts as dashboardTexts } from '../../../../texts/en/analytics-dashboard.ts'
import { results as texts, texts as board } from '../../../../texts/en/analytics-reports.ts'
import { type FilterName, filterNames } from '../../website/dimensions.ts'
import { shownValue } from '../../website/shown-value.ts'
import { fieldsOf } from '../parameters.ts'
import type { Answer, Parameters } from '../types.ts'

interface BreakdownProps {
  rows: Answer<'breakdown'>
  parameters: Parameters
}

type Row = Answer<'breakdown'>[number]

export function Breakdown({ rows, parameters }: BreakdownProps) {
  const names = fieldsOf(parameters).flatMap((field) => filterNames.filter((name) => name === field))
  const valueOf = (row: Row, name: FilterName) => shownValue(name, row[name] ?? '') || texts.unknown
  const columns: Column<Row>[] = [
    ...names.map((name, place) => ({
      name: dashboardTexts.dimensions[name],
      isHead: place === 0,
      cell: (row: Row) => <Given>{valueOf(row, name)}</Given>,
      by: (row: Row) => valueOf(row, name),
    })),
    {
      name: texts.visitors,
      isNumber: true,
      cell: ({ visitors }) => count(visitors),
      by: ({ visitors }) => visitors,
    },
    { name: texts.visits, isNumber: true, cell: ({ visits }) => count(visits), by: ({ visits }) => visits },
    { name: texts.views, isNumber: true, cell: ({ views }) => count(views), by: ({ views }) => views },
    {
      name: texts.bounces,
      isNumber: true,
      cell: ({ bounces }) => count(bounces),
      by: ({ bounces }) => bounces,
    },
    {
      name: texts.time,
      isNumber: true,
      cell: ({ totaltime, visits }) => texts.duration(visits > 0 ? totaltime / visits : null),
      by: ({ totaltime, visits }) => (visits > 0 ? totaltime / visits : null),
    },
  ]
  return (
    <section class="panel">
      <Table
        caption={texts.breakdown}
        columns={columns}
        items={rows}
        keyOf={(row) => names.map((name) => row[name] ?? '').join('\u0000')}
        text={(row) => names.map((name) => valueOf(row, name)).join(' ')}
        empty={board.nothing}
        perPage={25}
      />
    </section>
  )
}
