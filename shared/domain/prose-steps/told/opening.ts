import type { Reading } from '../patterns.ts'
import { restore, type Prose } from '../prose.ts'
import type { Target, TypedAction } from '../types.ts'
import { means } from './by-means.ts'
import { readPointed, together } from './phrases.ts'

const opening =
  /^((?:re-?)?open(?: up)?|unfold|expand|fold out|bring up|pull up|drop down|pop open|access|show|reveal|display|visit|follow|view|launch|(?:go|switch|change|head|move|jump|get|navigate|return|hop|skip|turn)(?: over| back| on| across| down| up)? to|go (?:into|onto)) (.+)$/i
const closing =
  /^(?:close|collapse|fold(?: up| in| away)?|hide|shut|dismiss|minimi[sz]e|roll up|click away|get rid of|x out(?: of)?) (.+?)(?: away)?$/i
// What a control shows when it is opened: it is opened at the control.
const shown =
  /^(?:the |its )?(?:(?:drop-?down |pull-?down |option |suggestion )?(?:list|menu|options|choices|entries|suggestions|values|content|contents|details|calendar|date picker|picker|popup|pop-up)) (?:of|for|in|at|under|behind) (.+)$/i
const place =
  /\b(?:section|part|area|heading|column|example|table|list|form|group|panel|footer|header|row|card|chart|block|chapter|demo|grid|slider|calendar|top|bottom)\b/i
const held = /\b(?:example|demo|sample|item|entry|card|post|article|question|chapter|lesson|row)\b/i

/** "Open the details", "go to the settings", "show the list of the field": at what opens it. */
export function opened(
  clause: string,
  { prose }: Reading,
  earlier: readonly TypedAction[],
): TypedAction[] | undefined {
  const [, verb = '', phrase] = opening.exec(clause) ?? []
  if (phrase === undefined || /[:/]|\bwww\./.test(restore(phrase, prose.literals))) return undefined
  if (/^(?:it|that|this)$/i.test(phrase)) return again(prose, earlier)
  const [, owner] = shown.exec(phrase) ?? []
  const own = readPointed(phrase, prose)
  const at = owner === undefined ? undefined : readPointed(owner, prose)
  const target = together([own, at].filter((one) => one !== undefined))
  if (!target) return undefined
  // Who goes to a part of the page that no control is called by looks at it there.
  const isPlace = / to$/i.test(verb) && place.test(phrase)
  const otherwise: TypedAction[] = [{ action: 'scroll_to', target }]
  const name = target.name ?? phrase.replace(/^(?:the|an?|its|my|your) /i, '')
  const others = [target, ...(target.or ?? [])]
    .map(({ or: _or, ...one }): Target => one)
    .filter((one) => one.name !== undefined && !isPlace)
  const called: Target = { role: 'control', name, whole: true }
  const isKind = target.role !== undefined && !isPlace && target.name !== undefined
  // What is opened takes clicks; where it is no more than a text, the one control that stands with it does.
  const pressed = others.flatMap((one): Target[] =>
    one.role === undefined
      ? [
          { ...one, role: 'control', whole: true },
          { ...one, role: 'button' },
          { ...one, role: 'textbox', whole: true },
        ]
      : [one],
  )
  const beside: Target[] = held.test(phrase) && !isPlace ? [{ role: 'control', near: target }] : []
  const control = together([...(isKind ? [target, called] : [called]), ...pressed, ...beside])
  return control && [{ action: 'click', target: control, ...(isPlace && { otherwise }) }]
}

// What opens something was pressed before; what closed it was not.
function again({ it }: Prose, earlier: readonly TypedAction[]): TypedAction[] | undefined {
  const opener = earlier.findLast(
    (action) =>
      action.action === 'click' &&
      [action.target.name ?? '', ...(action.target.also ?? [])].some((name) => /\bopen\b/i.test(name)),
  )
  if (opener) return [opener]
  const isCloser = /\b(?:close|cancel|ok|dismiss|hide|done|back)\b/i.test(it?.name ?? '')
  return it && !isCloser ? [{ action: 'click', target: it }] : undefined
}

const folding =
  /^(?:the )?.*\b(?:menu|section|panel|accordion|details|disclosure|list|dropdown|drop-down|sidebar|tree|group)$/i
const closers = ['close', '×', '✕', 'x', 'dismiss', 'cancel', 'ok', 'hide']

/** "Close the menu": by a control that says so, a sign beside it, or where it was opened. */
export function closed(clause: string, { prose }: Reading): TypedAction[] | undefined {
  const [, phrase] = closing.exec(clause) ?? []
  if (phrase === undefined || means.test(phrase)) return undefined
  const what = phrase.replace(/ \([^()]*\)$/, '')
  const thing = readPointed(what, prose)
  if (!thing) return undefined
  const named: Target = {
    role: 'control',
    name: `close ${thing.name ?? what.replace(/^the /i, '')}`,
    whole: true,
  }
  const sign: Target = { name: 'close', signs: closers, near: thing }
  // What folds is closed where it was opened.
  const folds = folding.test(phrase) || /\uE000|\p{Lu}/u.test(phrase)
  const target = together([named, sign, ...(folds && thing.name !== undefined ? [thing] : [])])
  return target && [{ action: 'click', target }]
}
