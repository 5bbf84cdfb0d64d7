import { type Amount, amountsIn } from './amounts.ts'

/** Two amounts of a text that a range goes from and to, both included, with its place in UTF-16 units. */
export interface Range {
  start: number
  end: number
  from: Amount
  to: Amount
}

const joints = /^ ?(?:to|up to|through|and|[-–—]) ?$/
const opening = /(?<![\p{L}\p{N}])(between|from) (?:€|\$|£)?$/iu

/**
 * The ranges of a text in their order: "between 4 and 20 characters", "4-20", "from 2 to 5 days". "4 and 20" without "between" are two amounts. A unit that stands at
 * one end counts for both. A range that falls is none. Costs the length of the text.
 */
export function rangesIn(text: string): Range[] {
  const amounts = amountsIn(text)
  return amounts.flatMap((from, at) => {
    const to = amounts[at + 1]
    const joint =
      to && joints.test(text.slice(from.end, to.start)) ? text.slice(from.end, to.start).trim() : ''
    if (!to || joint === '' || Number(from.value) > Number(to.value)) return []
    const lead = opening.exec(text.slice(Math.max(0, from.start - 12), from.start))
    if (joint === 'and' && lead?.[1]?.toLowerCase() !== 'between') return []
    const unit = from.unit ?? to.unit
    const shared = unit === undefined ? {} : { unit }
    const start = from.start - (lead?.[0].length ?? 0)
    return [{ start, end: to.end, from: { ...from, ...shared }, to: { ...to, ...(to.unit ? {} : shared) } }]
  })
}
