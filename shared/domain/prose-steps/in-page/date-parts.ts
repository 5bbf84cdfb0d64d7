import type { DatePart, InPage } from './kit.ts'

/** The parts of a date or time that are typed one by one, in a group of such parts that say what each is; none where that is not sure. */
export function datePartsOf(page: InPage, id: number): DatePart[] {
  const group = page.at(id)
  return group ? page.dateParts(group) : []
}

export function dateParts(page: InPage, group: Element): DatePart[] {
  const parts = page
    .elementsIn(group)
    .filter((at) => page.roleOf(at) === 'spinbutton' && page.visible(at))
    .map((at) => {
      const name = page.nameOf(at).toLowerCase()
      const [part = '', ...more] = ['year', 'month', 'day', 'hour', 'minute'].filter((one) =>
        name.includes(one),
      )
      const now = Number.parseFloat(page.attribute(at, 'aria-valuenow'))
      return { id: page.hold(at), part: more.length > 0 ? '' : part, now: Number.isNaN(now) ? null : now }
    })
  const known = new Set(parts.map(({ part }) => part))
  return known.has('') || known.size !== parts.length ? [] : parts
}
