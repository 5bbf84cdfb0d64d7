import { capital } from '../../english/capital.ts'
import { sayGiven } from '../../model-based-testing/cases/conditions.ts'
import { eventName } from '../../model-based-testing/cases/events.ts'
import { type Names } from '../../model-based-testing/cases/words.ts'
import type { Item } from '../../model-based-testing/index.ts'
import { leavesOf } from '../../model-based-testing/items/conditions.ts'
import type { Id, Rule, Subject } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { ReadText } from '../requirements/read-text.ts'
import type { StateMachine } from '../schema.ts'
import type { Behind } from './behind.ts'

/** The life cycles that a text tells, each with its transitions; what is turned down leads nowhere and is none. */
export function stateMachines({ model, refs }: ReadText, names: Names, behind: Behind): StateMachine[] {
  const rules = new Map(model.rules.map((rule) => [rule.id, rule]))
  const moved = Map.groupBy(behind.items, ({ raw }) => (raw.as === 'move' ? raw.move?.subject : undefined))
  return model.subjects.flatMap((subject): StateMachine[] => {
    const moves = moved.get(subject.id)
    if (subject.kind !== 'state' || !moves) return []
    const transitions = new Map<string, StateMachine['transitions'][number]>()
    for (const { id, raw } of moves) {
      const told = transitionOf(raw, rules.get(raw.rule), names)
      const key = JSON.stringify([told.from, told.event, told.guard, told.to])
      const known = transitions.get(key)
      if (known) known.coverageItems.push(id)
      else transitions.set(key, { ...told, coverageItems: [id] })
    }
    const arrows = [...transitions.values()]
    const states = [...(subject.options ?? []), ...arrows.flatMap(({ from, to }) => [from, to])]
    return [
      {
        name: capital(subject.name),
        requirementRef: subject.from.flatMap(({ sentence }) => refs.get(sentence) ?? [])[0] ?? null,
        states: [...new Set(states)],
        initial: initialOf(subject),
        transitions: arrows,
      },
    ]
  })
}

const initialOf = ({ initial }: Subject): string | null => (initial?.type === 'text' ? initial.value : null)

function transitionOf({ move, event }: Item, rule: Rule | undefined, names: Names) {
  const from = move?.from ?? ''
  const guard = rule ? guardOf(rule, move?.subject ?? '', names) : ''
  return {
    from,
    event: capital(eventName(names, event)),
    guard: guard === '' ? null : guard.slice(0, 400),
    to: move?.to ?? from,
  }
}

/** What has to hold beside the state that it starts in. */
function guardOf({ if: condition }: Rule, state: Id, names: Names): string {
  if (!condition) return ''
  const beside = leavesOf(condition).filter(({ atom }) => !referencesOfCondition(atom).includes(state))
  const said = beside.flatMap(({ atom, negated }) =>
    sayGiven(names, negated ? { kind: 'not', of: atom } : atom),
  )
  return [...new Set(said)].join('; ')
}
