import { keep, kept } from '../../../client/kept.ts'
import type { Written } from '../../../parts/questions/written.ts'
import type { Cases } from './session.ts'

/** Edits that the service does not have yet, with what they were made on. */
export interface Edits {
  base: Cases
  mine: Cases
  /** What was sent and may have arrived without an answer. */
  sent?: Cases
}

const place = (sessionId: string) => `tracewright.edits.${sessionId}`
const textPlace = 'tracewright.text'

/** What the browser had no place for. */
const unkept = new Set<string>()
/** Whether something would be lost that was typed, were the page closed now. */
export const wouldLose = (): boolean => unkept.size > 0

function write(name: string, text: string | null): boolean {
  const isKept = keep(name, text)
  if (isKept || text === null) unkept.delete(name)
  else unkept.add(name)
  return isKept
}

/** Keeps edits in the browser until they are sent; false where it has no place for them. */
export const keepEdits = (sessionId: string, edits: Edits): boolean =>
  write(place(sessionId), JSON.stringify(edits))
export const forgetEdits = (sessionId: string): boolean => write(place(sessionId), null)

export function keptEdits(sessionId: string): Edits | null {
  try {
    const edits: unknown = JSON.parse(kept(place(sessionId)) ?? 'null')
    const isWhole = typeof edits === 'object' && edits !== null && 'base' in edits && 'mine' in edits
    return isWhole && Array.isArray(edits.base) && Array.isArray(edits.mine) ? (edits as Edits) : null
  } catch {
    return null
  }
}

/** A text that nothing was generated from yet: of the first view, or of a session whose text is being changed. */
export const keepText = (text: string, sessionId = ''): boolean =>
  write(`${textPlace}.${sessionId}`, text === '' ? null : text)
export const keptText = (sessionId = ''): string => kept(`${textPlace}.${sessionId}`) ?? ''

const answersPlace = (sessionId: string) => `tracewright.answers.${sessionId}`
/** What was answered in a text that is being changed; null where nothing is. */
export const keepAnswers = (answers: readonly Written[] | null, sessionId: string): boolean =>
  write(answersPlace(sessionId), answers && JSON.stringify(answers))

export function keptAnswers(sessionId: string): readonly Written[] | null {
  try {
    const all: unknown = JSON.parse(kept(answersPlace(sessionId)) ?? 'null')
    return Array.isArray(all) ? (all as Written[]) : null
  } catch {
    return null
  }
}

const startPlace = 'tracewright.text-of-start'

/** The text of the first view has a session now: this tab shows it to whoever goes back, and nobody else here. */
export function leaveText(text: string): void {
  keepText('')
  try {
    sessionStorage.setItem(startPlace, text)
  } catch {
    // It is in the session.
  }
}

/** What the first view begins with: what is being typed, or what this tab generated from. */
export function textToStart(): string {
  try {
    return keptText() || (sessionStorage.getItem(startPlace) ?? '')
  } catch {
    return keptText()
  }
}

const targetPlace = (sessionId: string) => `tracewright.target.${sessionId}`
/** The page that the cases of a session are for. */
export const keepTarget = (sessionId: string, target: string): boolean =>
  write(targetPlace(sessionId), target === '' ? null : target)
export const keptTarget = (sessionId: string): string => kept(targetPlace(sessionId)) ?? ''
