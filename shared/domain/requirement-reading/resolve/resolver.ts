import type { Condition, Id, Template } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { Unresolved, type Resolver } from './mapping.ts'
import { beyondLimit } from './beyond.ts'
import { chosenOption } from './chosen.ts'
import { fittingSubject } from './fitting.ts'
import { measuredThings } from './measured-things.ts'
import { keyOf } from './naming.ts'
import { boxCondition, emptyList, groupCondition, optionCondition } from './special-conditions.ts'
import {
  allOf,
  controlOf,
  holderOf,
  listOf,
  namedSubject,
  optionOf,
  subjectOf,
  targetOf,
  type Where,
} from './subjects.ts'

/** Names of one clause become ids. */
export function resolverOf(where: Where): Resolver {
  const subject = (reference: Reference): Id => subjectOf(reference, where).id
  return {
    subject,
    holder: (reference, value) => holderOf(reference, value, where),
    list: (reference) => listOf(reference, where).id,
    all: (references) => references.flatMap((reference) => allOf(reference, where).map(({ id }) => id)),
    target: (reference) => targetOf(reference, where),
    control: (reference) => controlOf(reference, where),
    condition: (one, map) =>
      asFitting(one, where, map) ??
      beyondLimit(one, where) ??
      chosenOption(one, where) ??
      boxCondition(one, where) ??
      emptyList(one, where) ??
      groupCondition(one, where, map) ??
      optionCondition(one, where),
    template: (one) => templateOf(one, where),
  }
}

function asFitting(one: Condition<Reference>, where: Where, map: (part: Condition<Reference>) => Condition) {
  const own = fittingSubject(one, where) ?? measuredThings(one, where)
  return own && map(own)
}

const actionNames = new Set(['action', 'event', 'button', 'operation', 'command'])

/** Places of a text are filled by the subjects of their names: "Hello, <nickname>". */
function templateOf(template: Template<Reference>, where: Where): Template {
  return template.flatMap((part): Template => {
    if (typeof part !== 'string')
      return part.kind === 'subject'
        ? [placeOf(part.subject.words, where)]
        : part.kind === 'event'
          ? [part]
          : []
    return part
      .split(/(<[^<>]{1,40}>|\{[^{}]{1,40}\})/)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const place = /^[<{](.+)[>}]$/.exec(piece)?.[1]
        return place === undefined ? piece : placeOf(place, where)
      })
  })
}

function placeOf(name: string, where: Where): Template[number] {
  if (actionNames.has(keyOf(name))) return { kind: 'event', gives: 'name' }
  const found = namedSubject(
    { kind: 'named', words: name, quoted: false, start: 0, end: 0 },
    { ...where, declares: false },
  )
  if (!found) throw new Unresolved(name)
  return { kind: 'subject', subject: found.id }
}

export { allOf, optionOf, type Where }
