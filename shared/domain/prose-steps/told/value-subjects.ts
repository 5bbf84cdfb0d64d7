import { roleOfNoun } from '../nouns.ts'
import type { Prose } from '../prose.ts'
import type { Target } from '../types.ts'
import { isSubject } from './expected-words.ts'
import { fieldMeant, fieldsOfStep, isFieldNoun } from './fields-meant.ts'
import { messages } from './messages.ts'
import type { FactContext } from './readers.ts'
import { readPlace, readThing } from './thing.ts'

// What a field holds, said in place of the field itself.
const heldIn =
  /^(.+?) (?:date|time|value|text|entry|selection|choice|number|amount|figure|content|contents)$/i
const ofHeld = /^(?:the )?(?:value|text|entry|selection|choice|contents?|date|number) (?:of|in|for) (.+)$/i
// Of several things each has a value.
const plural =
  /^(?:entries|options|items|rows|names|values|columns|tabs|buttons|results|others|cards|lists|headings|tags|answers|groups)$/i
const noSubject =
  / (?:below|above|under|underneath|beneath|beside|between|next to|near) |^(?:that|this|there|here|who|which|what|they|everything|something|nothing|all|both|none|each|every|one|page|the page|url|address|title|it)\b|\b(?:and|or|if|when|which|that|who|not|no)\b|[,;]/i
/** In words: more are a sentence. */
export const mostSubject = 8

/** What has a value, in all readings of the words: a field, a label, a column in its row, what the markup calls so. */
export function subjectOf(phrase: string, context: FactContext): Target | undefined {
  const words = phrase.trim().replace(/^(?:the|its|this|that|your|my) /i, '')
  if (words === '' || words.split(' ').length > mostSubject) return undefined
  if (isFieldNoun(words)) return fieldMeant(words, context)
  // "It" is a field only where the step entered something in one.
  if (/^it$/i.test(phrase))
    return fieldsOfStep(context).length === 1 ? fieldMeant('field', context) : undefined
  // "With buttons" may be what a field is called.
  const isCalled = isFieldNoun(words.split(' ').at(-1) ?? '') && /^(?:With|In|At|From|To|For|By) /.test(words)
  if (
    noSubject.test(words) ||
    plural.test(words) ||
    !isSubject(isCalled ? words.replace(/^\S+ /, '') : words)
  )
    return undefined
  if (
    roleOfNoun(words.split(' ').at(0) ?? '') === 'cell' ||
    messages.test(words) ||
    /\b(?:fields|inputs|boxes)$/i.test(words)
  )
    return undefined
  const about = ofHeld.exec(phrase.trim())?.[1]
  if (about !== undefined) return subjectOf(about, context)
  const core = heldIn.exec(words)?.[1]
  const thing = readThing(phrase, context.prose)
  const cells = cellReadings(words, context.prose)
  const readings = [
    ...cells,
    ...(thing ? [thing, ...(thing.or ?? [])] : []).filter(
      (one) => one.within || !cells.some((cell) => cell.within?.name === one.name),
    ),
    ...(core === undefined ? [] : [{ name: core.trim(), role: 'textbox' }, { name: core.trim() }]),
    ...listReadings(words),
  ].filter(({ name, role }) => name !== undefined || isFieldNoun(role ?? ''))
  const [first, ...or] = readings.map(({ or: _or, ...one }) => one)
  return first && (or.length > 0 ? { ...first, or } : first)
}

// "The month list": a list to choose from is called a list, too.
function listReadings(words: string): Target[] {
  const [, name] = /^(.+?) (?:list|menu|selector|chooser|select)$/i.exec(words) ?? []
  return name === undefined || name.includes('\uE000') ? [] : [{ role: 'combobox', name }]
}

// "The salary of Ann", "Ann's salary": a column in a row.
function cellReadings(words: string, prose: Prose): Target[] {
  const [, name, row] = /^(.+?) (?:of|for|in the row of|in the row) (.+)$/i.exec(words) ?? []
  const [, holder, column] = /^(.+?)['’]s (.+)$/.exec(words) ?? []
  const [cell, within] = name === undefined ? [column, holder] : [name, row]
  const place = within === undefined ? undefined : readPlace(within, prose)
  if (cell === undefined || place?.name === undefined) return []
  // "Ann's row": what holds other things is told by what it holds.
  if (/^(?:row|card|entry|item|line)$/i.test(cell))
    return [{ role: roleOfNoun(cell) ?? 'row', name: place.name }]
  if (roleOfNoun(cell) !== undefined) return []
  return cell.includes('\uE000')
    ? []
    : [{ role: 'cell', name: cell, within: { role: 'row', name: place.name } }]
}
