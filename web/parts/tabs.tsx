import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { moved } from './tabs/moved.ts'

export interface Tab {
  id: string
  title: ComponentChildren
}

interface TabsProps {
  /** What the tabs are about, for who hears them. */
  label: string
  tabs: readonly Tab[]
  /** The one that is shown. */
  now: string
  choose: (id: string) => void
  /** What that one shows. */
  children: ComponentChildren
}

/** Tabs in the manner of WAI-ARIA: one stop of the keyboard, the arrows show the next one, Home and End the outermost. */
export function Tabs({ label, tabs, now, choose, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  function turn(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === now)
    const to = moved(at, event.key, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.id === now ? 'true' : 'false'}
            tabIndex={tab.id === now ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${now}`}>
        {children}
      </div>
    </>
  )
}
