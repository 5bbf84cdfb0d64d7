import type { ComponentChildren } from 'preact'
import { type Sort, nextSort } from './arranged.ts'
import type { Column } from './column.ts'

interface RowsProps<T> {
  caption: ComponentChildren
  columns: readonly Column<T>[]
  items: readonly T[]
  keyOf: (item: T) => string | number
  kindOf?: (item: T) => string | undefined
  sort: Sort | null
  order: (next: Sort | null) => void
}

/** The rows of a page. The roles are said, because a browser forgets them where a row is shown as a card. */
export const Rows = <T,>({ caption, columns, items, keyOf, kindOf, sort, order }: RowsProps<T>) => (
  <table class="cards" role="table">
    <caption>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <Head key={column.name} column={column} sort={sort} order={order} />
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {items.map((item) => (
        <tr key={keyOf(item)} role="row" class={kindOf?.(item)}>
          {columns.map((column) => (
            <Cell key={column.name} column={column} item={item} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

interface HeadProps<T> extends Pick<RowsProps<T>, 'sort' | 'order'> {
  column: Column<T>
}

function Head<T>({ column: { name, by, isNumber }, sort, order }: HeadProps<T>) {
  const isSorted = sort?.by === name
  return (
    <th
      scope="col"
      role="columnheader"
      class={isNumber ? 'number' : undefined}
      aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
    >
      {by ? (
        <>
          <span class="sort-name">{name}</span>
          <button type="button" class="sort" onClick={() => order(nextSort(sort, name))}>
            {name}
            <span aria-hidden="true">{isSorted ? (sort.isDown ? '↓' : '↑') : '↕'}</span>
          </button>
        </>
      ) : (
        name
      )}
    </th>
  )
}

function Cell<T>({ column: { name, cell, isNumber, isHead }, item }: { column: Column<T>; item: T }) {
  const props = { class: isNumber ? 'number' : undefined, 'data-name': name }
  return isHead ? (
    <th scope="row" role="rowheader" {...props}>
      {cell(item)}
    </th>
  ) : (
    <td role="cell" {...props}>
      {cell(item)}
    </td>
  )
}
