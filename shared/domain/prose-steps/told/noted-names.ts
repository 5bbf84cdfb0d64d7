import { withoutAsides } from '../asides.ts'
import { businessVerb } from '../business-verbs.ts'
import { startsWithVerb } from '../clauses.ts'
import { activate } from '../controls.ts'
import { roleOfNoun } from '../nouns.ts'
import type { Reading } from '../patterns.ts'
import type { TypedAction } from '../types.ts'
import { isReply, mayBeCalled, writtenName } from './names.ts'
import type { ActionReader } from './readers.ts'
import { withoutRemarks } from './wording.ts'

// How somebody gets to what is named, or that it is nothing else.
const towards =
  /^(?:(?:go )?(?:straight|directly|right|on|over) (?:on )?to |(?:just|only) |answer(?: with)?:? |with )(?=\S)/i
const alone = /,? (?:only|alone|please|instead)$/i
const kinds =
  /^(?:the )?(.+?) (button|link|tab|check ?box|switch|toggle|radio(?: button)?|option|menu (?:item|entry)|icon)$/i
const ticked = new Set(['checkbox', 'switch', 'radio', 'option'])
const joined = / (?:and|&) /i
const counted = /^(\d+) ([a-z][a-z-]*(?: [a-z-]+)?)$/

/** A name and nothing else: what is called so is pressed, chosen or ticked, as what it is demands. The page decides; nothing is ever unticked. */
export const readName: ActionReader = (clause, reading) => {
  const { clause: said, times } = withoutAsides(clause)
  const text = withoutRemarks(said).replace(towards, '').replace(alone, '')
  const actions = ofKind(text, reading) ?? named(text, said, reading)
  return actions && Array.from({ length: times }, () => actions).flat()
}

function named(text: string, said: string, reading: Reading): TypedAction[] | undefined {
  const { prose } = reading
  const name = writtenName(text, prose)
  // "OK, now …" answers somebody; and what an action is done to is no name.
  const isAnswer =
    name !== undefined && isReply(name) && prose.text !== said && prose.text.startsWith(`${said},`)
  if (name === undefined || isAnswer || isDeed(text)) return undefined
  const quoted = text.includes('\uE000')
  const others = quoted ? undefined : (numbered(name) ?? severally(name, reading))
  return chosenByName(name, others ?? (quoted || !mayBePart(name) ? undefined : partly(name)))
}

// What other readers know as a verb with an object, and did not read, is more than a name.
const isDeed = (text: string): boolean =>
  !text.includes('\uE000') && (startsWithVerb(text) || (businessVerb(text)?.object ?? '') !== '')

/** What a page has of a name, by the kind of thing: a box or an option first, then what is pressed, then what a closed list offers. */
export function chosenByName(name: string, otherwise?: TypedAction[]): TypedAction[] {
  const listed: TypedAction = {
    action: 'select',
    target: { role: 'offering', name },
    value: name,
    ...(otherwise && { otherwise }),
  }
  const control = activate([name], undefined, [listed])
  const pressed =
    control.action === 'click'
      ? { ...control, target: { ...control.target, or: [{ role: 'button', name, whole: true }] } }
      : control
  return [{ action: 'check', target: { name, whole: true }, otherwise: [pressed] }]
}

// "Lincoln" is the one box or option in whose name it stands.
const partly = (name: string): TypedAction[] => [{ action: 'check', target: { name } }]

// What many controls begin with names none of them.
const mayBePart = (name: string): boolean =>
  /^[\p{Lu}\d]/u.test(name) &&
  !/^(?:next|previous|prev|back|continue|finish|done|ok|okay|cancel|close|yes|no|none|all|more|menu|home|help|start|submit|save|send|select|add|new|edit|delete|remove|search|clear|reset)\b/i.test(
    name,
  )

// "13 stripes" may be a name, and the number that belongs to the stripes.
function numbered(name: string): TypedAction[] | undefined {
  const [, value, label] = counted.exec(name) ?? []
  return value === undefined || label === undefined
    ? undefined
    : [{ action: 'fill', target: { name: label }, value }]
}

// "Lemon and Basil" may be one name, and two.
function severally(name: string, { prose }: Reading): TypedAction[] | undefined {
  const parts = name.split(joined)
  const names = parts.map((part) => writtenName(part, prose))
  return parts.length > 1 && names.every((one) => one !== undefined)
    ? names.flatMap((one) => chosenByName(one))
    : undefined
}

/** "The login button", "Terms checkbox": a thing that is pressed or ticked, and no word of what for. */
function ofKind(text: string, { prose }: Reading): TypedAction[] | undefined {
  const [, called = '', noun = ''] = kinds.exec(text) ?? []
  // Of two small words the first may be a verb that nobody knows.
  const isSmall = (/^the /i.test(text) || !called.includes(' ')) && mayBeCalled(called)
  const name = writtenName(called, prose) ?? (isSmall ? called : undefined)
  if (called === '' || name === undefined || isDeed(called)) return undefined
  const role = roleOfNoun(noun) ?? (/^menu/i.test(noun) ? 'menuitem' : 'control')
  const whole = activate([`${name} ${noun}`])
  const target = { role: role === 'img' ? 'control' : role, name, whole: true }
  return ticked.has(role)
    ? [{ action: 'check', target, otherwise: [{ action: 'check', target: { name }, otherwise: [whole] }] }]
    : [
        {
          action: 'click',
          target: { ...target, or: [{ role: 'control', name, whole: true }] },
          otherwise: [whole],
        },
      ]
}
