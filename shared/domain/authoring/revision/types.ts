import type { Priority, TestCase, TestStep, TestType } from '../../test-cases/schema.ts'

/** What a message asks of cases, one thing each. Ids are those of cases that are there. */
export type Change =
  | { op: 'set'; ids: string[]; set: Partial<SetFields> }
  /** All steps of a case as they are then. */
  | { op: 'steps'; ids: string[]; steps: TestStep[]; sentences: string[] }
  | { op: 'add'; cases: NewCase[] }
  | { op: 'delete'; ids: string[] }
  /** One case becomes several. */
  | { op: 'split'; ids: string[]; cases: NewCase[] }
  /** Several cases become one, in the place of the first. */
  | { op: 'merge'; ids: string[]; cases: NewCase[] }
  /** These stand first, in this order. */
  | { op: 'order'; ids: string[] }

export interface SetFields {
  title: string
  priority: Priority
  testType: TestType
  preconditions: string[]
}

export type NewCase = Omit<TestCase, 'id'>

/** What an author answers to a message. */
export interface Revision {
  changes: Change[]
  /** To the person; empty where it says nothing. */
  answer: string
  /** Changes that were not taken, each with its reason. */
  refused: string[]
}

/** Cases after changes. */
export interface Revised {
  testCases: TestCase[]
  /** Ids of cases whose deed or expectation is new: they are to be judged. */
  rewritten: Set<string>
  /** Those of them that take the place of no other. */
  fresh: Set<string>
  refused: string[]
}
