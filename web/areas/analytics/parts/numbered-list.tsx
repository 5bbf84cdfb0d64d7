import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Button } from '../../../parts/button.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { Pager } from '../../../parts/table/pager.tsx'
import { Rows } from '../../../parts/table/rows.tsx'
import { paging as texts } from '../../../texts/en/analytics-parts.ts'
import { useKeptRead } from './kept-read.ts'
import '../../../parts/table.css'

interface NumberedListProps<T> {
  caption: ComponentChildren
  columns: readonly Column<T>[]
  keyOf: (item: T) => string
  read: (asked: { search: string; page: number; pageSize: number }) => Promise<{ data: T[]; count: number }>
  /** Reads anew from the first page when one of these changes. */
  keys: readonly unknown[]
  empty: string
}

const perPage = 20
const waitMs = 350

/** What is searched for and which page is shown, with what was read of it. */
function useNumbered<T>({ read, keys }: Pick<NumberedListProps<T>, 'read' | 'keys'>) {
  const [typed, search, page] = [useSignal(''), useSignal(''), useSignal(0)]
  const isFirst = useRef(true)
  const { reading, again } = useKeptRead(
    () => read({ search: search.peek(), page: page.peek() + 1, pageSize: perPage }),
    [search.value, page.value],
  )
  useEffect(() => {
    if (!isFirst.current) {
      if (page.peek() > 0) page.value = 0
      else void again()
    }
    isFirst.current = false
  }, keys)
  useEffect(() => {
    if (typed.value === search.peek()) return undefined
    const timer = setTimeout(() => find(typed.peek()), waitMs)
    return () => clearTimeout(timer)
  }, [typed.value])
  function find(words: string) {
    typed.value = words
    page.value = 0
    search.value = words
  }
  return { typed, search, page, reading, again, find }
}

/** A list that the service searches and gives in pages by their number. */
export function NumberedList<T>({ read, keys, empty, ...rows }: NumberedListProps<T>) {
  const id = useId()
  const { typed, search, page, reading, again, find } = useNumbered({ read, keys })
  const now = reading.value
  return (
    <div class="table">
      <div class="table-tools">
        <div>
          <label for={id}>{texts.search}</label>
          <input
            id={id}
            type="search"
            autocomplete="off"
            maxLength={200}
            dir="auto"
            value={typed.value}
            onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
          />
        </div>
      </div>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && now.value.count === 0 && (
        <Empty>
          <p>{search.value ? texts.noneFound : empty}</p>
          {search.value && (
            <Button small act={() => find('')}>
              {texts.showAll}
            </Button>
          )}
        </Empty>
      )}
      {now.state === 'ready' && now.value.count > 0 && (
        <>
          <Rows {...rows} items={now.value.data} sort={null} order={() => {}} />
          <Pager
            at={page.value}
            last={Math.max(0, Math.ceil(now.value.count / perPage) - 1)}
            from={page.value * perPage}
            to={Math.min(now.value.count, (page.value + 1) * perPage)}
            count={now.value.count}
            go={(to) => (page.value = to)}
          />
        </>
      )}
    </div>
  )
}
