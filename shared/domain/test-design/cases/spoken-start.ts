import { singular } from '../../requirements/facts/labels.ts'

const counted = /^(?:the )?number of ([a-z]+)(?: (overdue|late|of delay|until|since)(?: (.+))?)?$/i

/**
 * A count as people say it: "number of days until the event" and 14 are "14 days before the event", "number of nights" and 1 "1 night".
 * Undefined for any other value.
 */
export function countInWords(subject: string, literal: string): string | undefined {
  const [, unit, side, event] = counted.exec(subject) ?? []
  if (unit === undefined) return undefined
  const amount = `${literal} ${literal === '1' ? singular(unit) : unit}`
  if (event === undefined) return side === undefined ? amount : `${amount} ${side}`
  return `${amount} ${side === 'until' ? 'before' : 'after'} ${event}`
}

/** A value of a rule in the title of its case: 'the distance is "10" km', "3 days overdue". */
export function spokenCount(name: string, literal: string, unit: string | undefined): string {
  const said = /(?:overdue|late|of delay)$/.test(name) ? countInWords(name, literal) : undefined
  return said ?? `the ${name} is "${literal}"${unit ? ` ${unit}` : ''}`
}

/** A time before or after an event in the title of a case: "it is 14 days before the event". */
export function spokenPeriod(subject: string, literal: string | undefined): string | undefined {
  if (literal === undefined || !/^(?:the )?number of [a-z]+ (?:until|since) /i.test(subject)) return undefined
  const said = countInWords(subject, literal)
  return said === undefined ? undefined : `it is ${said}`
}
