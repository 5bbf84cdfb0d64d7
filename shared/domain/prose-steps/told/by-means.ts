import { parseKey } from '../keys.ts'
import type { Reading } from '../patterns.ts'
import type { TypedAction } from '../types.ts'
import { readPointed, together } from './phrases.ts'

/** What is done, and by what. */
export const means =
  /^(.+?),? (?:with|via|using|by(?: means of)?|through|by (?:clicking|pressing|hitting|tapping)(?: on)?) (.+)$/i
const quantity =
  /\b(?:\d+|twice|thrice|times|two|three|four|five|six|seven|eight|nine|ten|all|each|every|both|several|many|some)\b/i
/** What is done by a control; what is entered, replaced or dragged has a value or a place behind the same words. */
export const controlled =
  /^(?:open|close|remove|delete|dismiss|confirm|submit|send|save|cancel|expand|collapse|unfold|fold|hide|show|clear|end|finish|start|stop|toggle|switch|go|increase|decrease|raise|lower|add|accept|reject|decline|sort|apply|reset|undo|redo|print|log|sign|leave|discard|archive|approve)\b/i

const plain = (words: string) => words.replaceAll(/\uE000\d+\uE001/g, '')

/** "Remove "x" with its cross", "Close the message with "OK"": what is done is done by the control that is named last, at the thing that is named first. */
export function byMeans(clause: string, { prose }: Reading): TypedAction[] | undefined {
  const [, what = '', how] = means.exec(clause) ?? []
  if (how === undefined || quantity.test(plain(what)) || !controlled.test(what)) return undefined
  const key = parseKey(how.replace(/^(?:the )?(.+?)(?: key)?$/i, '$1'))
  if (key !== undefined) return [{ action: 'press', key }]
  const [, object] = /^\S+(?: (?:away|up|out|off))? (.+)$/.exec(what) ?? []
  const thing = object === undefined ? undefined : readPointed(object, prose)
  const control = readPointed(how, thing ? { ...prose, it: thing } : prose)
  const isControl =
    control &&
    (control.signs || control.role === 'button' || control.role === 'link' || how.includes('\uE000'))
  if (!control || !isControl) return undefined
  const near = thing && !control.near ? [{ ...control, near: thing }] : []
  const target = together([...near, control])
  return target && [{ action: 'click', target }]
}

const corner =
  /,? (?:at |on |in )?(?:the )?(?:top|bottom|upper|lower)[ -](?:left|right)(?:[ -]hand)?(?: corner)?$/i

/** "Open the side menu with Menu, top left": what is named or quoted as the means is pressed. */
export function openedBy(clause: string, reading: Reading): TypedAction[] | undefined {
  const [, what = '', how = ''] = means.exec(clause) ?? []
  const control = how.replace(corner, '')
  const isNamed =
    /^(?:(?:the |its )?(?:button |link |icon )?\uE000\d+\uE001(?: button| link| icon)?|\p{Lu}\S*(?: \p{Lu}\S*)*)$/u.test(
      control,
    )
  const target =
    isNamed && /^(?:open|show|bring up|pull up|close|hide)\b/i.test(what) && !/\uE000/.test(what)
      ? readPointed(control, reading.prose)
      : undefined
  return target && [{ action: 'click', target }]
}
