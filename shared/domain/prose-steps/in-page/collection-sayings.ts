import type { InPage } from './kit.ts'

/** What a member says by itself: its whole text, that without its buttons, its name, cells, headings, and what it begins with. */
export function sayings(page: InPage, member: Element): string[] {
  return page.once('sayings', member, () => {
    if (page.tagOf(member) === 'option') return [page.nameOf(member)]
    const blocks = page.blocksIn(member)
    const bare = blocks.filter(
      ({ element }) => element === member || !element.closest('button, [role=button]'),
    )
    const [first] = bare
    const start = first?.parts[0] === undefined ? -1 : first.text.indexOf(first.parts[0])
    const inner = page
      .elementsIn(member)
      .filter((one) => ['cell', 'gridcell', 'rowheader', 'heading', 'link'].includes(page.roleOf(one)))
    const texts = [
      page.textOf(member),
      bare.map(({ text }) => text).join(' '),
      page.nameOf(member),
      ...inner.map((one) => page.textOf(one)),
      first?.text ?? '',
      ...(first?.parts ?? []),
      start > 0 ? (first?.text.slice(0, start) ?? '') : '',
    ]
    return [...new Set(texts.map((text) => page.tidy(text)))].filter((text) => text !== '')
  })
}

/** Whether a member is what a name says, or only shows it as a part. */
export function saysOf(page: InPage, member: Element, wanted: string): 'own' | 'part' | undefined {
  // What stands in brackets at the end is decoration of the page, never of the words of a step.
  const most = /\)\s*$/.test(wanted) ? 1 : 2
  const texts = page.sayings(member)
  const isOwn = texts.some((text) => {
    const level = page.matchLevel(text, wanted, false)
    return level >= 0 && level <= most
  })
  if (isOwn) return 'own'
  const whole = page.tidy(page.textOf(member)).toLowerCase()
  return page.hasWhole(whole, page.tidy(wanted).toLowerCase()) ? 'part' : undefined
}

/** Members as they are told to people. */
export function told(page: InPage, members: Element[]): string {
  const texts = members.slice(0, 6).map((member) => page.textOf(member).slice(0, 60))
  return `${texts.join(' | ')}${members.length > 6 ? ' …' : ''}`
}
