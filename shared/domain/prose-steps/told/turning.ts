import { severalWords } from '../../english/number-words.ts'
import { businessVerb } from '../business-verbs.ts'
import { activate } from '../controls.ts'
import { readNumber } from '../patterns.ts'
import { soleLiteral } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import { readPointed, together } from './phrases.ts'
import type { ActionReader } from './readers.ts'
import { readPlace } from './thing.ts'
import { withoutRemarks } from './wording.ts'

const months = new RegExp(
  String.raw`^(?:go|move|skip|jump|turn|page|flip|switch|advance|step|navigate|scroll)(?: on| forwards?)? (?:by )?(an?|one|${severalWords}|\d{1,2}) months? (ahead|forwards?|further|on|later|back(?:wards?)?|earlier)$`,
  'i',
)
const appending = /^append (?:the (?:text|word|words) )?(\uE000\d+\uE001)(?: \([^()\uE000]*\))?$/i
const standing = /^(?:under|below|beneath|underneath|next to|beside) (.+)$/i

/** Turning the calendar by months, adding to what a field holds, the control of a verb at a place. */
export const readTurning: ActionReader = (clause, { prose }, earlier) => {
  const text = withoutRemarks(clause)
  const [, many, way = ''] = months.exec(text) ?? []
  if (many !== undefined) {
    const arrow = /^(?:back|earlier)/i.test(way) ? 'left' : 'right'
    const target = readPointed(`the ${arrow} arrow of the calendar`, prose)
    const times = /^an?$/i.test(many) ? 1 : readNumber(many)
    return target && Array.from({ length: times }, (): TypedAction => ({ action: 'click', target }))
  }
  const value = soleLiteral(appending.exec(text)?.[1] ?? '', prose.literals)
  if (value) {
    const typed = earlier.findLast((one) => one.action === 'fill' || one.action === 'type')?.target
    return [{ action: 'type', value, ...(typed && { target: typed }) }]
  }
  return atPlace(text, (phrase) => together([readPlace(phrase, prose)].filter((one) => one !== undefined)))
}

// "Edit under the first page": the control of that name, where it stands.
function atPlace(text: string, placeOf: (phrase: string) => Target | undefined): TypedAction[] | undefined {
  const { verb, object = '' } = businessVerb(text) ?? {}
  const [, phrase] = standing.exec(object) ?? []
  if (verb === undefined || phrase === undefined) return undefined
  const name = phrase.replace(/^(?:the|its) /i, '')
  const named: Target[] = name.includes('\uE000') ? [] : [{ role: 'place', name }]
  const read = placeOf(phrase)
  const within = together([...named, ...(read ? [read] : [])])
  return within && [activate([verb], within)]
}
