import type { Target } from '../types.ts'
import type { InPage } from './kit.ts'

type Scored = ReturnType<InPage['scored']>[number]

/** The lists that have an entry of a name, opened or not: whoever chooses it means one of them. */
export function offering(page: InPage, { name = '' }: Target, scope: Element): Scored[] {
  const found: Scored[] = []
  for (const element of page.elementsIn(scope)) {
    if (!page.family('combobox').includes(page.roleOf(element))) continue
    if (!page.exposed(element) || !page.reachable(element)) continue
    const levels = page
      .offered(element)
      .map((text) => page.matchLevel(text, name, false))
      .filter((level) => level >= 0 && level < 3)
    if (levels.length > 0) found.push({ element, rank: Math.min(...levels), matched: page.nameOf(element) })
  }
  return found.toSorted((a, b) => a.rank - b.rank)
}

/** What a list offers: its own options, those of the list that it opens, or those of the hidden native list that it stands for. */
export function offered(page: InPage, list: Element): string[] {
  const root = list.getRootNode() as Document | ShadowRoot
  const ids = `${page.attribute(list, 'aria-controls')} ${page.attribute(list, 'aria-owns')}`
    .trim()
    .split(/\s+/)
  const opened = ids.map((id) => (id === '' ? null : root.getElementById(id))).filter((one) => one !== null)
  const parent = page.parentOf(list)
  const beside = parent ? page.childrenOf(parent).filter((one) => one.nodeType === 1) : []
  const at = beside.indexOf(list)
  const hidden = [beside[at - 1], beside[at + 1]].filter(
    (one) => one !== undefined && page.tagOf(one as Element) === 'select' && !page.visible(one as Element),
  ) as Element[]
  const lists = [list, ...opened, ...(page.tagOf(list) === 'select' ? [] : hidden)]
  return lists.flatMap((one) =>
    [...one.querySelectorAll('option, [role=option], [role=menuitemradio], li')].map((option) =>
      page.tidy(option.textContent ?? ''),
    ),
  )
}
