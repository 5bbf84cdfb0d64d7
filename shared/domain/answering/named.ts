import { months, weekdays } from '../english/dates.ts'
import { formsOf } from './forms.ts'
import type { Question } from './read-question.ts'
import type { Statement } from './statements.ts'
import type { Unit } from './units.ts'
import { wordSet } from './word-set.ts'

const roles = formsOf(`
  manager director officer head leader lead team department board committee council owner administrator admin supervisor chair chairman
  chairwoman chairperson coordinator engineer nurse doctor physician teacher librarian accountant president secretary ceo cto cfo coo hr
  partner agent clerk representative technician inspector warden caretaker founder author architect developer analyst treasurer trainer
  tutor mentor desk office service support staff employee personnel customer user member guest visitor tenant student parent applicant
  contractor supplier vendor lawyer auditor ombudsman commission minister mayor pilot captain driver operator curator steward foreman
  host provider bank insurer company`)
const calendar = new Set([...months, ...weekdays, ...weekdays.map((day) => `${day}s`)])
const startsWithName = /^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+|(?:is|was|has|leads|manages)\b)/u

/** Whether a statement names somebody by a name with a capital or by a role, whom the question does not name itself. */
export function namesSomebody({ unit }: Statement, { tokens: asked }: Question): boolean {
  const known = new Set(asked.map(({ stem }) => stem))
  const others = unit.tokens.filter(({ stem, isIdle, isFigure }) => !known.has(stem) && !isIdle && !isFigure)
  const isName = (written: string, word: string) => /^\p{Lu}.*\p{Ll}/u.test(written) && !calendar.has(word)
  return (
    startsWithName.test(unit.text) ||
    others.some(({ stem, written, word, start }) => roles.has(stem) || (start > 0 && isName(written, word)))
  )
}

const placing = wordSet(`
  in at on under from via through near behind beside inside into to onto opposite next above below`)
const skipped = wordSet('the a an each every this of to')
/** What follows such a word and is a time or a manner. */
const noPlaces = wordSet(`
  writing general advance time case total addition order particular full due least most once all any which request duty leave
  average behalf day week month year morning end beginning first last second third basis form way extent event`)

/** Whether a preposition leads to what may be a place. */
export const namesPlace = ({ tokens }: Unit): boolean =>
  tokens.some(({ word }, at) => {
    if (!placing.has(word)) return false
    const next = tokens.slice(at + 1, at + 4).find((one) => !skipped.has(one.word))
    return next !== undefined && !next.isFigure && !noPlaces.has(next.word)
  })
