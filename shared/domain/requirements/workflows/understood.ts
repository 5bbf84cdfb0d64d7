import type { Going } from './going.ts'
import { entryIn } from './read-entries.ts'
import { namesIn, type Told } from './vocabulary.ts'

const fine =
  /\b(?:all|everything|form|entries|inputs?|data|request|fields)\b.{0,30}\b(?:well|right|fine|valid|correct|complete|ok|okay|order|filled)\b|\bno (?:message|mistake|error)\b/

/** Of what is given, a statement that names no status, value, input or place: nobody here knows how to bring it about. */
const statement = /\b(?:is|are|was|were|has|have|had)\b/
const known = /\b[SPOFB]\d+\b|\b(?:page|screen|board|dialog|pop-?up|window|user|logged|signed)\b/

/** A condition before the action that names no status, value or entry leaves open when it holds. */
export function understood(told: Told, before: string, words: string, going: Going): boolean {
  if (/^(?:and |but )?given\b/.test(before))
    return (
      fine.test(before) ||
      entryIn(words, told.words) !== undefined ||
      before.split(/,| and /).every((part) => !statement.test(part) || known.test(part))
    )
  if (!/\b(?:if|unless|while|as long as|in case|provided)\b/.test(before) || fine.test(before)) return true
  if (namesIn(told, before, '[SPO]').length > 0) return true
  return (
    entryIn(words, told.words) !== undefined ||
    (going.dialog !== undefined && /\b(?:dialog|then)\b/.test(before))
  )
}
