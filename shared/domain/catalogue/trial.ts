import type { RoleTag } from '../marking/tags.ts'
import type { Technique } from '../test-cases/draft.ts'
import type { TestType } from '../test-cases/schema.ts'
import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { thingOf, type Thing } from './things.ts'
import { tried, type Tried } from './tried.ts'

/** A test idea with its steps one after the other. */
export const trial = (title: string, type: TestType, technique: Technique, ...steps: Tried[]): Idea =>
  tried(title, [type, technique], steps)

/** The first phrase with one of these roles, in the order of the roles, that is a plain noun. */
export function thingIn(slots: Slots, ...tags: RoleTag[]): Thing | undefined {
  for (const tag of tags) {
    const [thing] = thingsIn(slots, tag)
    if (thing) return thing
  }
  return undefined
}

/** All plain nouns with a role. */
export const thingsIn = (slots: Slots, tag: RoleTag): Thing[] =>
  slots
    .all(tag)
    .map(thingOf)
    .filter((thing) => thing !== undefined)

/** Whether the clauses that demand something have one of the words of `pattern`. */
export const speaksOf = ({ clauses }: Slots, pattern: RegExp): boolean =>
  clauses.some(({ tag, text }) => tag !== 'ctx' && pattern.test(text))

/** Ideas with the words that call for them. */
export type Template = readonly [cue: RegExp, ideas: (slots: Slots) => Idea[]]

/** The ideas of all templates whose words stand in a clause that demands something, five at most. */
export const ideasFor = (templates: readonly Template[], slots: Slots): Idea[] =>
  templates.flatMap(([cue, ideas]) => (speaksOf(slots, cue) ? ideas(slots) : [])).slice(0, 5)
