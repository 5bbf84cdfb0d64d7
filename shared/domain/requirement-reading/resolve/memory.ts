import type { Rule, Subject } from '../../requirement-model/index.ts'
import type { Sentence } from '../sentence.ts'

/** What was said last, so that "it", "otherwise" and "these rules" mean something. */
export interface Memory {
  /** Subjects spoken of last, the latest first. */
  subjects: Subject[]
  /** Rules of the clause or sentence before: what "otherwise" answers. */
  before: Rule[]
  /** Rules that answer each other one after the other: "if … if … otherwise …". */
  chain: Rule[]
  sentence?: Sentence
}

export function freshMemory(): Memory {
  return { subjects: [], before: [], chain: [] }
}

/** A new section, or a new block after prose, speaks of new things: "otherwise" does not reach over it. */
export function enter(memory: Memory, sentence: Sentence): void {
  const before = memory.sentence
  if (before && before.scope !== sentence.scope) {
    memory.subjects = []
    memory.before = []
    memory.chain = []
  }
  memory.sentence = sentence
}

export function mention(memory: Memory, subject: Subject): void {
  memory.subjects = [subject, ...memory.subjects.filter((one) => one !== subject)].slice(0, 8)
}
