import type { Action, Condition, Effect, Event, Expression, Role } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'

/** What one clause of a sentence says, before names are resolved. The grammars make these, the reader makes a model of them. */
export type Clause =
  /** "The code must be 4 digits", "weight 5 to 20 kg": what has to hold; breaking it is refused. `optional`: "may be left empty". */
  | {
      kind: 'constraint'
      holds: Condition<Reference>
      subject: Reference
      optional?: true
      /** The least difference of two values: "in steps of 0.5". */
      step?: string
      /** "In whole percent". */
      unit?: string
      /** It is asked of whoever uses it: to agree to something, or how old they are. */
      ofPeople?: true
      /** "All fields except the comment". */
      except?: Reference[]
      if?: Condition<Reference>
    }
  /** "If/when/unless …": with what leads to it. `otherwise`: it answers what the clause before leaves. */
  | {
      kind: 'rule'
      when: Event<Reference>[]
      if?: Condition<Reference>
      then: Effect<Reference>[]
      otherwise?: true
      /** "In this case …": it adds to what the clause before says. */
      again?: true
      /** It answers every event that nothing else answers in the present state. */
      closes?: true
    }
  /** "The total is the sum of …". */
  | { kind: 'computation'; subject: Reference; is: Expression<Reference>; if?: Condition<Reference> }
  /** "It has the text fields "A" and "B" and the button "Save"". */
  | { kind: 'controls'; role: Role; names: Reference[]; of?: Reference }
  /** "The size is one of S, M and L"; "A ticket is in exactly one of the states Open and Closed". */
  | { kind: 'options'; subject: Reference; are: 'options' | 'states'; values: string[] }
  /** "A new ticket is Open", "The default is 20". */
  | { kind: 'initial'; subject: Reference; value: Expression<Reference> }
  /** "For example "x1"": values that come out as the clause before says. */
  | { kind: 'sample'; values: Expression<Reference>[] }
  /** A step of a use case or of Given/When/Then, where nothing conditional is said. */
  | { kind: 'event'; event: Event<Reference> }
  | { kind: 'effect'; effects: Effect<Reference>[] }

export type { Action }
