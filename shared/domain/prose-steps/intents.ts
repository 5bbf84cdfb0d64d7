import { activate, plainName } from './controls.ts'
import { sameAct } from './business-verbs.ts'
import type { TypedAction } from './types.ts'

const verbs = new Set(
  'add create insert invite search find post publish send apply redeem subscribe comment reply'.split(' '),
)
const seeking = ['search', 'find']

export const isSeeking = (verb: string): boolean => seeking.includes(verb.toLowerCase())

/** Whether what stands behind the verb may be a value that is entered first. */
export const isEntering = (verb: string): boolean => verbs.has(verb.toLowerCase())

/**
 * A value that is entered and sent by a verb: into the field that the noun names, else the only one to type in; sent by the control of that verb, else by
 * Enter where nothing else could send the field.
 */
export function entering(verb: string, value: string, noun = ''): TypedAction[] {
  const seeks = isSeeking(verb)
  const kind = plainName(noun.replace(/^new /i, ''))
  const names = seeks ? seeking : kind === undefined ? [] : [kind]
  const only: TypedAction = { action: 'fill', target: { role: 'typing' }, value }
  const [name, ...also] = names
  const fill: TypedAction =
    name === undefined
      ? only
      : {
          action: 'fill',
          target: { role: 'typing', name, ...(also.length > 0 && { also }) },
          value,
          otherwise: [only],
        }
  const enter: TypedAction = { action: 'press', key: 'Enter', target: { role: 'sending' } }
  const called = [
    ...(kind === undefined ? [] : [`${verb} ${kind}`]),
    verb,
    ...(seeks ? seeking : sameAct(verb)),
  ]
  return [fill, activate([...new Set(called.map((one) => one.toLowerCase()))], undefined, [enter])]
}
