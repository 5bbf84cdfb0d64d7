import { menuText } from '../../menu.ts'
import { pages } from '../../pages.ts'
import { type SectionKind, listOf } from '../../sections.ts'
import { texts } from '../../texts/en/sidebar.ts'
import type { Entry } from './entries.ts'

interface CrumbsProps {
  kind: SectionKind
  home: string
  name: string | undefined
  /** The entry of the page that is shown, or of the one above it. */
  entry: Entry | undefined
  search: string
}

/** The path to the page: all things of the kind, this one, and its page. What follows the name waits for it, so that nothing moves. */
export function Crumbs({ kind, home, name, entry, search }: CrumbsProps) {
  const list = pages.find(({ path }) => path === listOf(kind))
  const isHome = entry?.href === home
  return (
    <nav class="crumbs" aria-label={texts.path}>
      <ol>
        {list && (
          <li>
            <a href={list.path}>{menuText(list)}</a>
          </li>
        )}
        {name !== undefined && (
          <li class="crumb-name">
            <Crumb href={home + search} text={name} isShown={isHome && entry.current === 'page'} />
          </li>
        )}
        {name !== undefined && entry && !isHome && (
          <li>
            <Crumb href={entry.href + search} text={entry.text} isShown={entry.current === 'page'} />
          </li>
        )}
      </ol>
    </nav>
  )
}

const Crumb = ({ href, text, isShown }: { href: string; text: string; isShown: boolean }) =>
  isShown ? (
    <span aria-current="page" dir="auto">
      {text}
    </span>
  ) : (
    <a href={href} dir="auto">
      {text}
    </a>
  )
