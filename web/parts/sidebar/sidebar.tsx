import { useSignal } from '@preact/signals'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import type { SectionKind } from '../../sections.ts'
import { texts } from '../../texts/en/sidebar.ts'
import { Icon } from '../icons.tsx'
import type { Group, currentIn } from './entries.ts'
import { Groups } from './groups.tsx'
import { folding, remember } from './remembered.ts'

interface SidebarProps {
  kind: SectionKind
  name: string | undefined
  groups: readonly Group[]
  current: ReturnType<typeof currentIn>
  path: string
  search: string
}

/** The pages of a thing beside the page; on a phone, and for who wants it so, a menu that opens from a button. */
export function Sidebar({ kind, name, groups, current, path, search }: SidebarProps) {
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isOpen = useSignal(false)
  const close = () => void (isOpen.value = false)
  useClosingOutside(nav, isOpen.value, close)
  useLayoutEffect(() => scrollToCurrent(list.current), [path, isOpen.value])

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen.value) return
    event.preventDefault()
    close()
    button.current?.focus()
  }
  function follow({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close()
  }
  function turnMenu() {
    const isMenu = !folding.peek().isMenu
    close()
    remember({ ...folding.peek(), isMenu })
  }
  // What was pressed goes with the sidebar: the keyboard goes on at the button that brings it back.
  const isMenu = folding.value.isMenu
  const wasMenu = useRef(isMenu)
  useLayoutEffect(() => {
    if (isMenu && !wasMenu.current) button.current?.focus()
    wasMenu.current = isMenu
  }, [isMenu])

  return (
    <nav ref={nav} class="sidebar" aria-label={texts.pagesOf[kind]} onKeyDown={escape}>
      <button
        ref={button}
        type="button"
        class="sidebar-button"
        aria-expanded={isOpen.value}
        aria-controls={id}
        onClick={() => void (isOpen.value = !isOpen.value)}
      >
        <Icon name="list" />
        <span>
          {texts.pages} <b>{current?.entry.text}</b>
        </span>
      </button>
      <div ref={list} id={id} class="sidebar-list" onClick={follow}>
        <div class="sidebar-head">
          <p>
            <span>{texts.kinds[kind]}</span>
            <b dir="auto" title={name}>
              {name}
            </b>
          </p>
          <Turn isMenu={isMenu} act={turnMenu} />
        </div>
        <Groups groups={groups} current={current?.group} path={path} search={search} />
      </div>
    </nav>
  )
}

function Turn({ isMenu, act }: { isMenu: boolean; act: () => void }) {
  const words = isMenu ? texts.keep : texts.hide
  return (
    <button type="button" class="sidebar-turn" aria-label={words} title={words} onClick={act}>
      <Icon name="sidebar" />
    </button>
  )
}

/** Closes what is open when somebody presses or goes elsewhere. */
function useClosingOutside(around: { current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  useLayoutEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])
}

/** Where the list is longer than the window, it begins where the page that is shown can be seen. */
function scrollToCurrent(list: HTMLElement | null) {
  const current = list?.querySelector<HTMLElement>('a[aria-current]')
  if (!list || !current || list.scrollHeight <= list.clientHeight) return
  const below = current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (below > 0) list.scrollTop += below + list.clientHeight / 3
}
