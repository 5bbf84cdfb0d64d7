import { maskQuotes } from '../facts/mask.ts'

/** What a sentence behind a led one says of the same action: where the state stays, or what refuses it. */
export interface More {
  condition: string
  /** The state that does not change; undefined where the action is refused. */
  stays?: string
  /** The message; empty where the text names none. */
  text: string
}

const conditional = /^\W*(?:if|when|whenever)\s+(.{3,200}?)\s*[,:]\s+(.{5,240})$/is
const staying =
  /^(?:(.{3,120}?)[:,;]?\s+)?(?:the [a-z][a-z-]+|it)(?: then)? (?:stays|remains|is still|keeps the status)\s+(.{2,60}?)(?:\s+(?:with|and)\b.*)?$/is
const shown =
  /^(?:the )?(?:page|system|app|application|screen|form|site|portal|he|she|user|manager|clerk)?\s*(?:shows?|displays?|sees?|gets?|says?|answers?|reads?|refuses? (?:it|this) with)(?: the)?(?: message| hint| note| error)?\s+"[^"]*"\s*\.?\s*$/is
const refusing =
  /\b(?:again|already|twice|not|no longer|cannot|can't|without|missing|otherwise|wrong|no|too)\b/i

/** Reads "If COND, the order stays Open with the note …" and "If COND, the page shows "Already approved""; nothing else. */
export function readMore(text: string, states: string[]): More | undefined {
  const part = maskQuotes(text.trim().replace(/[.\s]+$/, ''))
  if (part.quotes.length > 1 || text.length > 400) return undefined
  const message = part.quotes[0]?.value ?? ''
  const found = conditional.exec(part.masked)
  if (!found?.[1] || !found[2]) return undefined
  const stay = staying.exec(found[2])
  const name = (stay?.[2] ?? '').trim().toLowerCase()
  const state = states.find((one) =>
    [one, `in ${one}`, `in the status ${one}`, `in state ${one}`].some(
      (words) => words.toLowerCase() === name,
    ),
  )
  if (state)
    return {
      condition: [found[1], stay?.[1] ?? ''].filter((one) => one !== '').join(', '),
      stays: state,
      text: message,
    }
  const refused =
    shown.test(found[2]) && message !== '' && (refusing.test(found[1]) || refusing.test(message))
  return refused ? { condition: found[1].trim(), text: message } : undefined
}
