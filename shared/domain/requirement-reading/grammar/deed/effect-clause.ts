import type { Effect } from '../../../requirement-model/index.ts'
import { alternative, type Input, type Match } from '../parser.ts'
import type { Reference } from '../../tokens.ts'
import { names } from './nouns.ts'
import type { Subject } from './subject.ts'
import type { VerbGroup } from './verb-group.ts'

export type Effects = Effect<Reference>[]

/** A subject and a verb whose objects are still to be read, from `at` on. `start` is where the clause begins. */
export interface EffectClause {
  input: Input
  subject: Subject
  group: VerbGroup
  start: number
  at: number
}

/** What a subject and its verb say, with the objects behind them: nothing where it is no effect of this kind. */
export type Predicate = (clause: EffectClause) => Match<Effects> | undefined

/** A predicate that the census counts. */
export function predicate(name: string, read: Predicate): Predicate {
  return (clause) => alternative(`effect: ${name}`, () => read(clause))(clause.input, clause.at)
}

export const wordAt = (input: Input, at: number) => input.tokens[at]?.text.toLowerCase() ?? ''

/** "no message", "not shown": one of them denies, both do not. */
export const isDenied = ({ subject, group }: EffectClause) => subject.denied !== group.negated

export const isPerson = ({ subject }: EffectClause) =>
  subject.kind === 'reference' && names('person', subject.reference)

/** The words of a clause as they stand in the text. */
export function saidBetween(input: Input, from: number, to: number): string {
  return input.tokens.slice(from, to).reduce((said, { text, start }, index, tokens) => {
    const gap = index > 0 && start > (tokens[index - 1]?.end ?? start)
    return said + (gap ? ' ' : '') + text
  }, '')
}
