import type { DatePart, InPage } from './kit.ts'

/** Whether a group has parts that are typed one by one, to be seen or not. */
export function hasParts(page: InPage, id: number): boolean {
  const group = page.at(id)
  return group !== undefined && page.elementsIn(group).some((at) => page.roleOf(at) === 'spinbutton')
}

/** The parts of a date or time that are typed one by one, in a group of such parts that say what each is; none where that is not sure. */
export function datePartsOf(page: InPage, id: number): DatePart[] {
  const group = page.at(id)
  return group ? page.dateParts(group) : []
}

export function dateParts(page: InPage, group: Element): DatePart[] {
  const parts = page
    .elementsIn(group)
    // As long as such a field is empty and not in use, pages draw its parts transparent.
    .filter((at) => page.roleOf(at) === 'spinbutton' && page.exposed(at))
    .map((at) => {
      const name = page.nameOf(at).toLowerCase()
      if (/meridiem|\bam\b.*\bpm\b|day ?period/.test(name)) {
        const text = page.attribute(at, 'aria-valuetext') || page.textOf(at) || (at.textContent ?? '')
        const half = /^a\.?m/i.test(text.trim()) ? 0 : /^p\.?m/i.test(text.trim()) ? 1 : null
        return { id: page.hold(at), part: 'half', now: half }
      }
      const [part = '', ...more] = ['year', 'month', 'day', 'hour', 'minute', 'second'].filter((one) =>
        name.includes(one),
      )
      const now = Number.parseFloat(page.attribute(at, 'aria-valuenow'))
      return { id: page.hold(at), part: more.length > 0 ? '' : part, now: Number.isNaN(now) ? null : now }
    })
  const known = new Set(parts.map(({ part }) => part))
  return known.has('') || known.size !== parts.length ? [] : parts
}
