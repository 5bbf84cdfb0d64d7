import type { Effect, Event } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { literal } from './deed/literal.ts'
import { names } from './deed/nouns.ts'
import { verbGroup } from './deed/verb-group.ts'
import { consequencesOfIt } from './effect.ts'
import { alternative, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'

export interface Pressed {
  when: Event<Reference>[]
  effects: Effect<Reference>[]
}

/**
 * A control that does something when it is pressed: `"Clear form" empties all fields and hides the "Total" field`, `the button "Back"
 * leads to the start page`. What shows or says something may be a place where it stands, so that is not read here.
 */
export const pressed: Parser<Pressed> = alternative('event: what a control does', (input, at) => {
  const control = named(input, at)
  const group = control && verbGroup(input, control.end)
  if (!control || !group || group.value.form !== 'third' || group.value.passive || group.value.modal)
    return undefined
  const { does, verb } = group.value
  if (
    verb === 'be' ||
    verb === 'have' ||
    does.has('show') ||
    does.has('say') ||
    does.has('stay') ||
    does.has('rise')
  )
    return undefined
  const done = consequencesOfIt(input, control.end)
  return (
    done && {
      value: { when: [{ action: 'press', target: control.value }], effects: done.value },
      end: done.end,
    }
  )
})

function named(input: Input, at: number): Match<Reference> | undefined {
  const bare = literal(input, at)
  if (bare?.value.name) return { value: bare.value.name, end: bare.end }
  const found = reference(input, at)
  return found?.value.kind === 'named' && found.value.quoted && names('control', found.value)
    ? found
    : undefined
}
