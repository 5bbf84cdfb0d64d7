import { count } from '../../../parts/amounts.ts'
import { Table } from '../../../parts/table.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { view as texts } from '../../../texts/en/analytics-heatmaps.ts'
import type { ElementRow } from './figures.ts'

const columns: Column<ElementRow>[] = [
  {
    name: texts.element,
    isHead: true,
    cell: ({ selector }) =>
      selector === '' ? <span class="muted">{texts.noElement}</span> : <code dir="ltr">{selector}</code>,
    by: ({ selector }) => selector,
  },
  { name: texts.clicks, isNumber: true, cell: ({ clicks }) => count(clicks), by: ({ clicks }) => clicks },
  { name: texts.rage, isNumber: true, cell: ({ rage }) => count(rage), by: ({ rage }) => rage },
  { name: texts.dead, isNumber: true, cell: ({ dead }) => count(dead), by: ({ dead }) => dead },
  { name: texts.where, cell: ({ where }) => (where ? texts.whereIn(where.x, where.y) : '') },
]

/** What the picture shows, element by element. */
export const Elements = ({ rows }: { rows: readonly ElementRow[] }) => (
  <section class="panel heatmap-elements" aria-labelledby="heatmap-elements">
    <h2 id="heatmap-elements">{texts.elements}</h2>
    <Table
      caption={texts.elementsLead}
      columns={columns}
      items={rows}
      keyOf={({ selector }) => selector}
      text={({ selector }) => selector}
      empty={texts.noElements}
      perPage={25}
    />
  </section>
)
