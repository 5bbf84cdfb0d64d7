import { currentness, menuText } from '../../menu.ts'
import type { GroupName, PageDeclaration } from '../../page-declaration.ts'
import { pages } from '../../pages.ts'
import { type SectionKind, sections } from '../../sections.ts'

export interface Entry {
  href: string
  text: string
  /** `page`: the page that is shown; `true`: that page lies below it. */
  current: 'page' | 'true' | undefined
}

export interface Group {
  name: GroupName
  entries: Entry[]
}

/**
 * The sidebar of a thing with its home at `home` where `shown` is the address of the page. Groups without pages are left out. What lies below no other
 * page lies below the home.
 */
export function sidebarOf(
  kind: SectionKind,
  home: string,
  shown: string,
  declared: readonly Pick<PageDeclaration, 'path' | 'title' | 'menu'>[] = pages,
): Group[] {
  const { path, groups } = sections[kind]
  const own = declared.filter((page) => page.path === path || page.path.startsWith(`${path}/`))
  const entriesIn = (name: GroupName) =>
    own
      .filter(({ menu }) => menu?.in === name)
      .map((page): Entry => {
        const href = page.path.replace(path, home)
        return { href, text: menuText(page), current: currentness(href, shown) }
      })
  const all = groups.map((name) => ({ name, entries: entriesIn(name) }))
  const isElsewhere = all.some(({ entries }) => entries.some(({ href, current }) => href !== home && current))
  return all
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) =>
        entry.href === home && isElsewhere ? { ...entry, current: undefined } : entry,
      ),
    }))
}

/** The entry of the page that is shown, or of the one above it, and its group. */
export function currentIn(groups: readonly Group[]): { group: GroupName; entry: Entry } | undefined {
  for (const { name, entries } of groups) {
    const entry = entries.find(({ current }) => current)
    if (entry) return { group: name, entry }
  }
  return undefined
}
