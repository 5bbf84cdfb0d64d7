import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { placeAt } from '../../../parts/menu/placed.ts'
import { texts } from '../../../texts/en/generator.ts'
import { duplicate, goTo, moveBy, remove } from './case-actions.ts'
import { lookAtCase, sentences, sentencesOfSelected, view } from './view.ts'

const shown = signal<{ id: string; button: HTMLElement } | null>(null)

/** Opens the menu of a case at the button that was pressed. */
export function openMenu(id: string): void {
  const button = document.activeElement
  if (button instanceof HTMLElement) shown.value = { id, button }
}

/** What can be done with a case; stands once for all of them. */
export function CaseMenu() {
  const menu = useRef<HTMLDivElement>(null)
  const open = shown.value
  useEffect(() => {
    if (!open || !menu.current) return
    menu.current.showPopover()
    placeAt(open.button, menu.current)
    menu.current.querySelector<HTMLElement>('button')?.focus()
  }, [open])

  function keys(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = all.findIndex((each) => each === document.activeElement)
    all[(at + by + all.length) % all.length]?.focus()
  }

  const item = (name: string, act: (id: string) => void, kind = '') => (
    <button
      type="button"
      role="menuitem"
      class={`row ${kind}`}
      onClick={() => {
        menu.current?.hidePopover()
        if (open) act(open.id)
      }}
    >
      {name}
    </button>
  )
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      class="menu"
      aria-label={open ? texts.actions(open.id) : texts.casesTitle}
      onKeyDown={keys}
      onToggle={({ newState }) => {
        if (newState === 'closed') shown.value = null
      }}
    >
      {item(texts.up, (id) => moveBy(id, -1))}
      {item(texts.down, (id) => moveBy(id, 1))}
      {item(texts.duplicate, duplicate)}
      {sentences.value.length > 0 && item(texts.showInText, showInText)}
      {item(texts.delete, (id) => remove(new Set([id])), 'danger')}
    </div>
  )
}

/** Looks at the sentences of a case, also on a phone, where the text takes the place of the cases. */
export function showInText(id: string): void {
  view.value = 'text'
  lookAtCase(id)
  requestAnimationFrame(() => {
    const [first] = sentencesOfSelected.peek()
    const sentence =
      first === undefined ? null : document.querySelector<HTMLElement>(`[data-sentence="${first}"]`)
    if (!sentence) return goTo(id)
    sentence.scrollIntoView({ block: 'center' })
    sentence.focus({ preventScroll: true })
  })
}
