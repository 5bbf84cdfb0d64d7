import type { Condition, Event, Rule, Subject } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Sentence } from '../sentence.ts'

/** What was said last, so that "it", "otherwise" and "these rules" mean something. */
export interface Memory {
  /** Subjects spoken of last, the latest first. */
  subjects: Subject[]
  /** What a demand began with of which nothing else was understood: "it" is this, where it is limited at last. */
  pending?: Reference
  /** Fields that were declared or limited together: "they", "all four fields". */
  group: Subject[]
  /** The sentence that declared them. */
  grouped?: number
  /** What somebody just did or may do, where a sentence says no more: "With "Send" the order is sent." */
  event?: { when: Event; if?: Condition }
  /** Rules of the clause or sentence before: what "otherwise" answers. */
  before: Rule[]
  /** Rules of the clause before: what "above that" speaks of. */
  told: Rule[]
  sentence?: Sentence
}

export function freshMemory(): Memory {
  return { subjects: [], group: [], before: [], told: [] }
}

/** A new section, or a new block after prose, speaks of new things: "otherwise" does not reach over it. */
export function enter(memory: Memory, sentence: Sentence): void {
  const before = memory.sentence
  if (before && before.scope !== sentence.scope) {
    delete memory.pending
    memory.subjects = []
    memory.before = []
    memory.told = []
    delete memory.event
  }
  memory.sentence = sentence
}

export function mention(memory: Memory, subject: Subject): void {
  delete memory.pending
  memory.subjects = [subject, ...memory.subjects.filter((one) => one !== subject)].slice(0, 8)
}
