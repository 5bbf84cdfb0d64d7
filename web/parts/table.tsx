import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { texts } from '../texts/en/table.ts'
import { Button } from './button.tsx'
import { Empty } from './states.tsx'
import { type Sort, arranged, pageOf } from './table/arranged.ts'
import type { Column } from './table/column.ts'
import { Pager } from './table/pager.tsx'
import { Rows } from './table/rows.tsx'
import { Tools } from './table/tools.tsx'
import './table.css'

interface TableProps<T> {
  /** What the table shows, in words. */
  caption: ComponentChildren
  columns: readonly Column<T>[]
  items: readonly T[]
  keyOf: (item: T) => string | number
  /** What a row is found by; without this there is no filter. */
  text?: (item: T) => string
  /** What it says when there is nothing at all. */
  empty: string
  perPage?: number
  /** A word for the looks of a row, such as `bad`. */
  kindOf?: (item: T) => string | undefined
  /** What can be done with all that are found, on whichever page. */
  forFound?: (found: readonly T[]) => ComponentChildren
}

const nothing = () => ''

/** A table that pages, filters and sorts what was read. On a phone each row is a card that names its values. */
export function Table<T>({ items, columns, text, perPage = 50, forFound, ...props }: TableProps<T>) {
  const typed = useSignal('')
  const sort = useSignal<Sort | null>(null)
  const page = useSignal(0)
  if (items.length === 0) return <Empty>{props.empty}</Empty>
  const keyIn = (name: string) => columns.find((column) => column.name === name)?.by
  const all = arranged(items, { typed: typed.value, sort: sort.value, text: text ?? nothing, keyIn })
  const now = pageOf(all.length, page.value, perPage)
  const order = (next: Sort | null) => {
    sort.value = next
    page.value = 0
  }
  const find = (words: string) => {
    typed.value = words
    page.value = 0
  }
  return (
    <div class="table">
      <Tools columns={columns} sort={sort.value} order={order} {...(text && { typed: typed.value, find })} />
      {all.length > 0 && forFound?.(all)}
      {all.length === 0 ? (
        <Empty>
          <p>{texts.noneFound}</p>
          <Button small act={() => find('')}>
            {texts.showAll}
          </Button>
        </Empty>
      ) : (
        <Rows
          {...props}
          columns={columns}
          items={all.slice(now.from, now.to)}
          sort={sort.value}
          order={order}
        />
      )}
      <Pager {...now} count={all.length} go={(to) => (page.value = to)} />
    </div>
  )
}
