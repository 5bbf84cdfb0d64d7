import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { messageOf } from '../client/refusal.ts'
import { placeAt } from './menu/placed.ts'
import { toast } from './toasts.tsx'

export interface MenuItem {
  text: string
  /** What it does; a failure nobody caught is told in a toast. */
  act: () => unknown
  kind?: 'danger'
}

interface MenuProps {
  /** What a screen reader says of the button. */
  label: string
  items: readonly MenuItem[]
  children?: ComponentChildren
}

/** A button that opens a short list of things to do. Escape and a click elsewhere close it, and the focus goes back to the button. */
export function Menu({ label, items, children = <Dots /> }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  function place({ newState }: Pick<ToggleEvent, 'newState'>) {
    if (newState === 'open' && button.current && list.current) placeAt(button.current, list.current)
  }
  async function take({ act }: MenuItem) {
    list.current?.hidePopover()
    try {
      await act()
    } catch (error) {
      toast(messageOf(error), { kind: 'fault' })
    }
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button quiet icon"
        aria-label={label}
        popoverTarget={id}
        title={label}
      >
        {children}
      </button>
      <div ref={list} id={id} popover="auto" class="menu" onToggle={place}>
        {items.map((item) => (
          <button
            key={item.text}
            type="button"
            class={`row ${item.kind ?? ''}`}
            onClick={() => void take(item)}
          >
            {item.text}
          </button>
        ))}
      </div>
    </>
  )
}

const Dots = () => (
  <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <circle cx="4" cy="10" r="1.6" />
    <circle cx="10" cy="10" r="1.6" />
    <circle cx="16" cy="10" r="1.6" />
  </svg>
)
