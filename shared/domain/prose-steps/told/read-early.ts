import { addedValues } from './added-values.ts'
import { readDate } from './dates.ts'
import { readEntering } from './entering.ts'
import type { ActionReader } from './readers.ts'

// What the forms would take for a name on the page although it says a part of what a field holds.
const ofContents =
  /^(?:(?:clear|empty|erase|wipe|delete|remove|take out|get rid of) (?:all |the |its |everything |what(?:'s| is|ever is) |whole |old |existing |any )*(?:text|content|contents|entry|input|value|in\b|everything|typed)|(?:replace|overwrite|change|rename|edit|correct|amend|alter|update)(?: (?:it|this|that|(?:the |its |this )(?:text|value|entry|content|contents|input|search term|wording)))? (?:with|by|to|into) )/i

// "Fill in Ann Smith as the name": what is entered stands before what it is entered as.
const enteredAs =
  /^(?:enter|type|input|write|put|key in|fill in|insert|provide|supply|use) [^\s\uE000]+ [^\uE000]+ as (?:the|your|an?) /i

// Where a field stands or what it looks like is no name of it.
const inPlacedField =
  /^(?:enter|type|input|write|put|key in|fill in|insert|paste) .+ (?:in|into|to|inside) (?:the|that|this) (?:very |only )?(?:top|upper|bottom|lower|empty|blank|open|opened|new|big|large|small|only|single|number|numeric) (?:text |input )?(?:box|field|input|textbox|area|one)$/i

/** What the forms of the step language would misread: it is read before them. A date as one, what a field holds as that, an added value as a value. */
export const readEarly: ActionReader = (clause, reading, earlier) =>
  readDate(clause, reading, earlier) ??
  addedValues(clause, reading, earlier) ??
  ([ofContents, enteredAs, inPlacedField].some((form) => form.test(clause))
    ? readEntering(clause, reading, earlier)
    : undefined)
