import type { Action, Effect, Event } from '../../requirement-model/index.ts'
import { expressionOf, nameOf, templateOf, textOf, whereOf } from './expressions.ts'
import { Misfit } from './misfit.ts'
import type { Node } from './parse.ts'

type Seen = Effect<string>
type Call = Extract<Node, { is: 'call' }>
export type IsKnown = (name: string) => boolean

const onTargets = new Set('press enter clear choose tick untick leave upload'.split(' '))
const controls = new Map<string, Extract<Seen, { kind: 'control' }>['is']>([
  ...(['hidden', 'enabled', 'disabled', 'checked', 'unchecked', 'focused'] as const).map(
    (one) => [one, one] as const,
  ),
  ['visible', 'shown'],
  ['emptied', 'empty'],
])

/** `press([Save])`, `enter([Age], 18)`, `do("solve", "agent")`: what somebody does. */
export function eventOf(node: Node): Event<string> {
  if (node.is === 'word' && node.value === 'submit') return { action: 'submit' }
  if (node.is !== 'call') throw new Misfit('it is no event')
  const { name, args } = node
  const [first, second] = args
  if (name === 'submit') return { action: 'submit' }
  if (name === 'open') return { action: 'open', ...(first ? { name: textOf(first) } : {}) }
  if (name === 'do') {
    const [target] = args.slice(1).filter((one) => one.is === 'name')
    const [actor] = args.slice(1).filter((one) => one.is === 'text')
    return {
      action: 'do',
      name: textOf(first),
      ...(target ? { target: nameOf(target) } : {}),
      ...(actor ? { actor: textOf(actor) } : {}),
    }
  }
  if (!onTargets.has(name)) throw new Misfit(`${name}() is no event`)
  const value = second ? { value: expressionOf(second) } : {}
  return { action: name as Action, target: nameOf(first), ...value }
}

export function effectOf(node: Node, isKnown: IsKnown): Seen {
  if (node.is === 'word') return effectOf({ is: 'call', name: node.value, args: [] }, isKnown)
  if (node.is !== 'call') throw new Misfit('it is no effect')
  const { name, args } = node
  const [first, ...rest] = args
  const is = controls.get(name)
  if (is) return { kind: 'control', control: nameOf(first), is }
  switch (name) {
    case 'message':
    case 'text':
    case 'heading':
    case 'starts':
      return shown(name, node, isKnown)
    case 'hides':
      return { kind: 'hides', text: templateOf(textOf(first), isKnown) }
    case 'refused':
    case 'accepted':
      return { kind: name }
    case 'unchanged':
      return first ? { kind: 'unchanged', subject: nameOf(first) } : { kind: 'unchanged' }
    case 'set':
      return { kind: 'set', subject: nameOf(first), to: expressionOf(rest[0]) }
    case 'add':
      return { kind: 'adds', list: nameOf(first), entry: whereOf(rest) }
    case 'remove':
      return { kind: 'removes', list: nameOf(first), where: whereOf(rest) }
    case 'change':
      return {
        kind: 'changes',
        list: nameOf(first),
        where: whereOf(argsOf(rest, 'where')),
        to: whereOf(argsOf(rest, 'to')),
      }
    case 'lists':
      return listed(first, rest, isKnown)
    case 'goes':
      return { kind: 'goes', page: textOf(first) }
    case 'said':
      return { kind: 'said', text: textOf(first) }
    default:
      throw new Misfit(`${name}() is no effect`)
  }
}

function shown(as: 'message' | 'text' | 'heading' | 'starts', { args }: Call, isKnown: IsKnown): Seen {
  const [text, near] = args
  return {
    kind: 'shows',
    text: templateOf(textOf(text), isKnown),
    as: as === 'starts' ? 'text' : as,
    ...(near ? { near: nameOf(near) } : {}),
    ...(as === 'starts' ? { part: 'start' as const } : {}),
  }
}

function listed(list: Node | undefined, rest: readonly Node[], isKnown: IsKnown): Seen {
  const templates = (which: string) => argsOf(rest, which).map((one) => templateOf(textOf(one), isKnown))
  const exactly = rest.some((one) => one.is === 'word' && one.value === 'exactly')
  return {
    kind: 'lists',
    list: nameOf(list),
    shown: templates('shown'),
    hidden: templates('hidden'),
    ...(exactly ? { exactly: true as const } : {}),
  }
}

const argsOf = (nodes: readonly Node[], name: string): Node[] =>
  nodes.flatMap((one) => (one.is === 'call' && one.name === name ? one.args : []))
