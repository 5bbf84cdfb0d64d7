import type { Effect, Event } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { literal } from './deed/literal.ts'
import { headOf } from './deed/nouns.ts'
import { verbGroup, type VerbGroup } from './deed/verb-group.ts'
import { consequencesOfIt } from './effect.ts'
import { asNoun } from './event.ts'
import { alternative, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'

interface Pressed {
  when: Event<Reference>[]
  effects: Effect<Reference>[]
}

/**
 * A control, or what is done with it, and what comes of it: `"Clear form" empties all fields`, `the button "Back" leads to the start page`,
 * `a click on "Next" opens the page "Summary"`, "resuming a session brings it back to Charging".
 */
export const pressed: Parser<Pressed> = alternative('event: what a control does', (input, at) => {
  const name = named(input, at)
  const control = name && withThing(input, name)
  const deed = control ? undefined : asNoun(input, at)
  const end = control?.end ?? deed?.end
  const idle = control && nothing(input, control.end)
  if (idle)
    return {
      value: { when: [{ action: 'press', target: control.value }], effects: [{ kind: 'refused' }] },
      end: idle.end,
    }
  const group = end === undefined ? undefined : verbGroup(input, end)
  if (end === undefined || !group || !isDoing(group.value, control !== undefined)) return undefined
  const done = consequencesOfIt(input, end)
  const when = control ? [{ action: 'press' as const, target: control.value }] : (deed?.value ?? [])
  return done && { value: { when, effects: done.value }, end: done.end }
})

/** `"Publish now" on a Draft episode`: in which state it is pressed. */
function withThing(input: Input, name: Match<Reference>): Match<Reference> {
  const link = words('on', 'for', 'with', 'at')(input, name.end)
  const thing = link && reference(input, link.end)
  const states = thing?.value.states
  return thing && states ? { value: { ...name.value, states }, end: thing.end } : name
}

/** "START shall have no effect". */
const nothing = words(
  'have no effect',
  'shall have no effect',
  'do nothing',
  'shall do nothing',
  'be ignored',
  'shall be ignored',
)

/** What a name may do that is pressed. What it shows, contains or follows may be what stands there already. */
const doing = ['hide', 'empty', 'set', 'go', 'open', 'close', 'add', 'remove', 'enable', 'disable'] as const

function isDoing({ does, verb, form, passive, modal }: VerbGroup, isName: boolean) {
  if (passive || verb === 'be' || verb === 'have' || (form !== 'third' && !modal)) return false
  return !isName || (!modal && !does.has('contain') && doing.some((each) => does.has(each)))
}

/** What can be pressed; a bare name may be anything, so its verb has to tell. */
const pressable = new Set(['button', 'link', 'tab', 'icon', 'item', 'option', 'switch'])

function named(input: Input, at: number): Match<Reference> | undefined {
  const bare = literal(input, at)
  if (bare?.value.name) return { value: bare.value.name, end: bare.end }
  const found = reference(input, at)
  if (found?.value.kind !== 'named') return undefined
  const isName = found.value.quoted && pressable.has(headOf(found.value))
  return isName || /^\p{Lu}{3,}$/u.test(found.value.words) ? found : undefined
}
