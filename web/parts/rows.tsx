import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from './button.tsx'
import { Empty, Failed, Loading } from './states.tsx'
import { texts } from '../texts/en/parts.ts'
import type { Pages } from './use-pages.ts'

interface RowsProps<T> {
  list: Pages<T>
  empty: string
  children: (item: T) => ComponentChildren
}

/** A list in pages with its states. When what had the focus is gone, the keyboard goes on at the heading of the list. */
export function Rows<T>({ list: { items, next, failed, refresh, more }, empty, children }: RowsProps<T>) {
  const place = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const element = place.current
    if (element && hadFocus.current && !element.contains(document.activeElement)) focusHeading(element)
    hadFocus.current = element?.contains(document.activeElement) ?? false
  })
  const shown = items.value
  return (
    <div
      ref={place}
      onFocusIn={() => (hadFocus.current = true)}
      onFocusOut={(event) => (hadFocus.current = leaves(event))}
    >
      {shown === null && failed.value === null && <Loading />}
      {shown?.length === 0 && failed.value === null && <Empty>{empty}</Empty>}
      {shown !== null && shown.length > 0 && <ul class="rows">{shown.map(children)}</ul>}
      {failed.value !== null && <Failed error={failed.value} retry={refresh} />}
      {next.value !== null && failed.value === null && (
        <Button small act={more} busy={texts.loadingMore}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

/** An element that is taken away loses the focus to nothing; somebody who goes elsewhere takes it along. */
const leaves = ({ relatedTarget, currentTarget }: FocusEvent) =>
  relatedTarget === null || (currentTarget as Element).contains(relatedTarget as Node)

function focusHeading(place: Element) {
  if (document.activeElement !== document.body) return
  const heading = place.closest('.panel')?.querySelector<HTMLElement>('h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

interface EntryProps {
  what: ComponentChildren
  more?: ComponentChildren
  acts?: ComponentChildren
  /** Opens below it. */
  children?: ComponentChildren
}

/** An entry of a list: what it is, more about it, and what can be done with it. */
export const Entry = ({ what, more, acts, children }: EntryProps) => (
  <li>
    <div class="what">
      <b>{what}</b>
      {more && <span class="more">{more}</span>}
    </div>
    {acts && <div class="acts">{acts}</div>}
    {children}
  </li>
)

export const Panel = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="panel">
    <h3>{title}</h3>
    {children}
  </section>
)
