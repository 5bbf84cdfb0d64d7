import { listed } from '../../english/listed.ts'
import { asks } from '../../requirement-model/asks.ts'
import type { RequirementModel } from '../../requirement-model/index.ts'
import { eventName } from '../cases/events.ts'
import { Names } from '../cases/words.ts'
import { cellsOf } from '../items/moves.ts'
import type { Gap } from './gap.ts'

const mostNamed = 12

/** States in which the text does not say what an event does: one gap for each life cycle that no sentence closes. */
export function openCells(model: RequirementModel): Gap[] {
  const names = new Names(model)
  const closed = new Set(model.rules.flatMap(({ closes }) => closes ?? []))
  return model.subjects
    .filter(({ id, kind }) => kind === 'state' && !closed.has(id))
    .flatMap((subject) => {
      const { cells: open, count } = cellsOf(model, subject)
      if (count === 0) return []
      const told = open
        .slice(0, mostNamed)
        .map(({ state, event }) => `"${eventName(names, event)}" in the state "${state}"`)
      const more = count > mostNamed ? [`${count - mostNamed} more`] : []
      return { kind: 'cells', reason: asks.cells(listed([...told, ...more])), from: subject.from }
    })
}
