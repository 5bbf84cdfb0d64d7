import { useEffect } from 'preact/hooks'
import { texts } from '../texts/en/shell.ts'

let title = ''
let mark = ''

const write = () => {
  const named = title === texts.product ? title : `${title} · ${texts.product}`
  document.title = mark ? `${mark} ${named}` : named
}

/** What the tab of the browser is called: the product's name follows. */
export function setTitle(next: string): void {
  title = next
  write()
}

/** A short word before the title, such as a share done; an empty text takes it away. */
export function markTitle(next: string): void {
  mark = next
  write()
}

/** Marks the title until the page is looked at again; who looks at it sees what it says anyway. */
export function markUntilSeen(next: string): void {
  markTitle(document.hidden ? next : '')
  if (!document.hidden) return
  document.addEventListener('visibilitychange', () => markTitle(''), { once: true })
}

/** The title of a page that shows one thing, once its name is known. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) setTitle(name)
  }, [name])
}
