import type { Reading } from '../patterns.ts'
import type { Check, Target, TypedAction } from '../types.ts'

/** One clause of an action as people say it to each other; undefined where it is not of the reader's kind. No action at all is what only looks. */
export type ActionReader = (
  clause: string,
  reading: Reading,
  earlier: readonly TypedAction[],
) => TypedAction[] | undefined

/** What a fact may refer back to. */
export interface FactContext extends Reading {
  /** The subject of the fact before, as written; absent at the first. */
  subject: string | undefined
  /** What the step did, which "the field" and "it" may mean. */
  actions: readonly TypedAction[]
  /** What the steps before did. */
  earlier: readonly TypedAction[]
  /** The fact before ends in a text that something says, of which the next sentence may be a part. */
  telling?: boolean
  /** The target of the last action of the step or, if it has none, of the steps before. */
  it: Target | undefined
}

/** One fact of an expected result; undefined where it is not of the reader's kind. No check at all is what says nothing about the page. */
export type FactReader = (fact: string, context: FactContext) => Check[] | undefined

/** What stands around a fact in its sentence: the words of the fact before it, and all that comes after it. */
export interface Around {
  before: string
  rest: string
}

/** A fact that could be read, or its words. */
export type Told<T> = { read: T } | { unread: string }
