import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { Button } from './button.tsx'
import type { Reading } from './read.ts'
import { Empty, Failed, Loading } from './states.tsx'

interface ListPageProps<T> {
  texts: Readonly<Record<'title' | 'lead' | 'new' | 'none' | 'first' | 'noneForViewer', string>>
  reading: ReadonlySignal<Reading<readonly T[]>>
  again: () => Promise<void>
  mayCreate: boolean
  /** What is said where there is none yet. */
  noneHint: ComponentChildren
  above?: ComponentChildren
  list: (items: readonly T[]) => ComponentChildren
  /** The form of a new one, over the list. */
  dialog: (opening: { isOpen: boolean; close: () => void }) => ComponentChildren
}

/** The page of all records of a kind: what they are, those that there are, and the way to a new one. */
export function ListPage<T>(props: ListPageProps<T>) {
  const { texts, reading, again, mayCreate, noneHint, above, list, dialog } = props
  const isCreating = useSignal(false)
  const now = reading.value
  const items = now.state === 'ready' ? now.value : []
  const create = (text: string) => (
    <Button kind="primary" act={() => void (isCreating.value = true)}>
      {text}
    </Button>
  )
  return (
    <>
      <div class="head">
        <div class="title">
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p class="muted">{texts.lead}</p>
        </div>
        {mayCreate && items.length > 0 && create(texts.new)}
      </div>
      {above}
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && items.length === 0 && (
        <Empty>
          <h2>{texts.none}</h2>
          {noneHint}
          {mayCreate ? <p class="actions">{create(texts.first)}</p> : <p>{texts.noneForViewer}</p>}
        </Empty>
      )}
      {items.length > 0 && list(items)}
      {mayCreate && dialog({ isOpen: isCreating.value, close: () => void (isCreating.value = false) })}
    </>
  )
}
