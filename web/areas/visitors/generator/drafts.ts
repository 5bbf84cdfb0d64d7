import type { Cases } from './session.ts'

/** Edits that the service does not have yet, with what they were made on. */
export interface Edits {
  base: Cases
  mine: Cases
}

const place = (sessionId: string) => `tracewright.edits.${sessionId}`
const textPlace = 'tracewright.text'

/** What the browser had no place for. */
const unkept = new Set<string>()
/** Whether something would be lost that was typed, were the page closed now. */
export const wouldLose = (): boolean => unkept.size > 0

function write(key: string, value: string | null): boolean {
  unkept.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    // Full, or switched off.
    unkept.add(key)
    return false
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps edits in the browser until they are sent; false where it has no place for them. */
export const keepEdits = (sessionId: string, edits: Edits): boolean =>
  write(place(sessionId), JSON.stringify(edits))
export const forgetEdits = (sessionId: string): boolean => write(place(sessionId), null)

export function keptEdits(sessionId: string): Edits | null {
  try {
    const edits: unknown = JSON.parse(read(place(sessionId)) ?? 'null')
    const isWhole = typeof edits === 'object' && edits !== null && 'base' in edits && 'mine' in edits
    return isWhole && Array.isArray(edits.base) && Array.isArray(edits.mine) ? (edits as Edits) : null
  } catch {
    return null
  }
}

/** A text that nothing was generated from yet: of the first view, or of a session whose text is being changed. */
export const keepText = (text: string, sessionId = ''): boolean =>
  write(`${textPlace}.${sessionId}`, text === '' ? null : text)
export const keptText = (sessionId = ''): string => read(`${textPlace}.${sessionId}`) ?? ''

const targetPlace = (sessionId: string) => `tracewright.target.${sessionId}`
/** The page that the cases of a session are for. */
export const keepTarget = (sessionId: string, target: string): boolean =>
  write(targetPlace(sessionId), target === '' ? null : target)
export const keptTarget = (sessionId: string): string => read(targetPlace(sessionId)) ?? ''
