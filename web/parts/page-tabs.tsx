import { useLocation } from 'preact-iso'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Tab {
  href: string
  text: string
  current: 'page' | 'true' | undefined
}

/** Links to the pages of one thing, one beside the other. They scroll to the side within themselves, and begin where the page that is shown can be seen. */
export function PageTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { path } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const [box, current] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2
  }, [path])
  return (
    <ul class="tabs" ref={list}>
      {tabs.map(({ href, text, current }) => (
        <li key={href}>
          <a href={href} aria-current={current}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
