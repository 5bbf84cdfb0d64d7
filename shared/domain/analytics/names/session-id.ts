/**
 * A visitor's name of 16 hexadecimal digits in the form of a UUID (version 8): the same digits, so that one visitor has one id, and the id leads back to the visitor.
 */
export const sessionIdOf = (visitor: string): string =>
  `${visitor.slice(0, 8)}-${visitor.slice(8, 12)}-8${visitor.slice(13, 16)}-8${visitor.slice(0, 3)}-${visitor.slice(3, 15)}`

/** Takes any text; returns the visitor that it is the id of, in 16 hexadecimal digits, or null where no visitor has such an id. */
export function visitorOfSession(sessionId: string): string | null {
  const id = sessionId.toLowerCase()
  const digits = id.replaceAll('-', '')
  const visitor = digits.slice(0, 12) + digits.slice(29, 30) + digits.slice(13, 16)
  return /^[0-9a-f]{16}$/.test(visitor) && sessionIdOf(visitor) === id ? visitor : null
}

/**
 * An id for an event, which is kept without one: when it happened (milliseconds since the epoch), what kind it is, which of those of its visitor at that very moment (`nth`, from 0),
 * and whose it is, in the form of a UUID (version 8). The same event has the same id whenever it is asked for.
 */
export function eventIdOf({
  at,
  kind,
  nth,
  visitor,
}: {
  at: number
  kind: number
  nth: number
  visitor: string
}): string {
  const time = at.toString(16).padStart(12, '0')
  const which = (kind % 16).toString(16) + (nth % 256).toString(16).padStart(2, '0')
  const who = visitor.padStart(16, '0')
  return `${time.slice(0, 8)}-${time.slice(8, 12)}-8${which}-8${who.slice(0, 3)}-${who.slice(3, 15)}`
}

/** Takes any text; returns when the event happened that it is the id of, in milliseconds since the epoch, or null where no event has such an id. */
export function momentOfEvent(eventId: string): number | null {
  const [, high = '', low = ''] =
    /^([0-9a-f]{8})-([0-9a-f]{4})-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/i.exec(eventId) ?? []
  return high === '' ? null : Number.parseInt(high + low, 16)
}
