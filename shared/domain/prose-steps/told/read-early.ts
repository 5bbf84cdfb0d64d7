import { activate, plainName } from '../controls.ts'
import type { Reading } from '../patterns.ts'
import type { TypedAction } from '../types.ts'
import { addedValues } from './added-values.ts'
import { readDate } from './dates.ts'
import { valueIn } from './entered-values.ts'
import { readEntering } from './entering.ts'
import type { ActionReader } from './readers.ts'
import { readBoxes } from './ticking.ts'

// What the forms would take for a name on the page although it says a part of what a field holds.
const ofContents =
  /^(?:(?:clear|empty|erase|wipe|delete|remove|take out|get rid of) (?:(?:all |the |its |whole |complete |entire |full |old |existing |any )*(?:text|typed text|contents?)(?: (?:in|of|from|inside) |$)|(?:everything|what(?:'s| is|ever is)|all|the entry|the value|the input) (?:in|of|from|inside) )|(?:replace|overwrite|rename|edit|correct|amend|alter)(?: (?:it|this|that|(?:the |its |this )(?:text|value|entry|content|contents|input|search term|wording)))? (?:with|by|to|into) |(?:change|update) (?:it|this|that|(?:the |its |this )(?:text|value|entry|content|contents|input|search term|wording)) (?:to|into) )/i
// "Delete all text" may be what a button says.
const wholeContents = /^(?:delete|remove|clear|erase) [a-z ]*(?:text|contents?)$/i
const longest = 400
const changedTo = /^change to (.+)$/i

// "Fill in Ann Smith as the name": what is entered stands before what it is entered as.
const enteredAs =
  /^(?:enter|type|input|write|put|key in|fill in|insert|provide|supply|use) [^\s\uE000]+ [^\uE000]+ as (?:the|your|an?) /i

// Where a field stands or what it looks like is no name of it.
const inPlacedField =
  /^(?:enter|type|input|write|put|key in|fill in|insert|paste) .+ (?:in|into|to|inside) (?:the|that|this) (?:(?:search |text |input )?(?:box|field|input) (?:at|on|in) the (?:very )?(?:top|bottom|upper|lower|left|right|corner)(?:[ -](?:left|right|corner|hand|side))*(?: of the (?:page|screen))?$|(?:very |only )?(?:top|upper|bottom|lower|empty|blank|open|opened|new|big|large|small|only|single|number|numeric) (?:text |input )?(?:box|field|input|textbox|area|one)$)/i

/** What the forms of the step language would misread: it is read before them. A date as one, what a field holds as that, an added value as a value. */
export const readEarly: ActionReader = (said, reading, earlier) => {
  if (said.length > longest) return undefined
  const clause = said.replace(/^put (\S+(?: \S+)?) in as (?=(?:the|your|an?) )/i, 'enter $1 as ')
  const boxes = readBoxes(clause, reading, earlier)
  if (boxes) return boxes
  const isEntering =
    clause !== said || [ofContents, enteredAs, inPlacedField].some((form) => form.test(clause))
  return (
    readDate(clause, reading, earlier) ??
    addedValues(clause, reading, earlier) ??
    changed(clause, reading) ??
    (isEntering ? orNamed(clause, readEntering(clause, reading, earlier)) : undefined)
  )
}

function orNamed(clause: string, entering: TypedAction[] | undefined): TypedAction[] | undefined {
  return entering && wholeContents.test(clause) ? [activate([clause], undefined, entering)] : entering
}

// "Change to German" is said of what is there to change to, else of the field that is being edited.
function changed(clause: string, reading: Reading): TypedAction[] | undefined {
  const words = changedTo.exec(clause)?.[1]
  const value = words === undefined ? undefined : valueIn(words, reading)
  if (!value) return undefined
  const edit: TypedAction[] = [{ action: 'fill', target: { role: 'focused' }, value }]
  const name = words?.includes('\uE000') ? value.trim() : plainName(value)
  return name ? [activate([name, `change to ${name}`, `open ${name}`], undefined, edit)] : edit
}
