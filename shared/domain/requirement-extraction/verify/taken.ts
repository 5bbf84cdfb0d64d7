import type { Condition, Effect, Event } from '../../requirement-model/index.ts'
import { emptyAnswer, kindsOfElements, type Answer, type Of } from '../answer-schema.ts'

interface From {
  s: number[]
}
export interface Limit extends From {
  must: Condition<string>
  only?: Condition<string>
  then: Effect<string>[]
}
export interface Answering extends From {
  of: string[]
  about: 'any' | 'empty' | 'wrong'
  then: Effect<string>[]
}
export interface Ruling extends From {
  when?: Event<string>
  if?: Condition<string>
  then: Effect<string>[]
  closes?: string
}
export interface Flowing extends From {
  title: string
  role: Of<'flows'>['role']
  given: Condition<string>[]
  steps: { events: Event<string>[]; effects: Effect<string>[] }[]
  branch: Of<'flows'>['branch']
}

/** What holds of an answer, in the types of the model, with names instead of ids. */
export interface Taken extends Omit<Answer, 'limits' | 'answers' | 'rules' | 'flows'> {
  limits: Limit[]
  answers: Answering[]
  rules: Ruling[]
  flows: Flowing[]
  /** What the elements used of each sentence: numbers, texts and names. */
  used: Map<number, string[]>
}

export const nothingTaken = (): Taken => ({ ...emptyAnswer(), used: new Map() }) as unknown as Taken

/** What was taken of all parts. */
export function together(all: readonly Taken[]): Taken {
  const made = nothingTaken()
  for (const taken of all) {
    for (const kind of kindsOfElements()) (made[kind] as unknown[]).push(...taken[kind])
    for (const [number, used] of taken.used)
      made.used.set(number, [...(made.used.get(number) ?? []), ...used])
  }
  return made
}
