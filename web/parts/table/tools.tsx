import { useId } from 'preact/hooks'
import { texts } from '../../texts/en/table.ts'
import type { Sort } from './arranged.ts'

interface ToolsProps {
  columns: readonly { name: string; by?: unknown }[]
  sort: Sort | null
  order: (next: Sort | null) => void
  typed?: string
  find?: (words: string) => void
}

/** Above a table: what to look for and, where the heads of the columns are not shown, the order. */
export function Tools({ columns, sort, order, typed, find }: ToolsProps) {
  const id = useId()
  const sortable = columns.filter(({ by }) => by).map(({ name }) => name)
  if (!find && sortable.length === 0) return null
  return (
    <div class={find ? 'table-tools' : 'table-tools only-order'}>
      {find && (
        <div>
          <label for={`${id}-filter`}>{texts.filter}</label>
          <input
            id={`${id}-filter`}
            type="search"
            autocomplete="off"
            value={typed}
            onInput={({ currentTarget }) => find(currentTarget.value)}
          />
        </div>
      )}
      {sortable.length > 0 && (
        <div class="table-order">
          <label for={`${id}-order`}>{texts.sortBy}</label>
          <select
            id={`${id}-order`}
            value={sort ? nameOf(sort) : ''}
            onChange={({ currentTarget }) => order(sorts(sortable).get(currentTarget.value) ?? null)}
          >
            <option value="">{texts.asItCame}</option>
            {[...sorts(sortable).keys()].map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}

const nameOf = ({ by, isDown }: Sort) => (isDown ? texts.descending(by) : texts.ascending(by))

const sorts = (names: readonly string[]) =>
  new Map(
    names
      .flatMap((by) => [
        { by, isDown: false },
        { by, isDown: true },
      ])
      .map((sort) => [nameOf(sort), sort]),
  )
