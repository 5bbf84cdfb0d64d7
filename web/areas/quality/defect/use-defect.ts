import { useSignal } from '@preact/signals'
import { type Input, call } from '../../../client/call.ts'
import { Clashed, type Kind, saveAsRead } from '../../../client/save-as-read.ts'
import { keepMine } from '../../../parts/editing/keep-mine.ts'
import { useEditing } from '../../../parts/editing/use-editing.ts'
import { defect as texts } from '../../../texts/en/quality-defects.ts'
import { words } from '../../../texts/en/quality.ts'
import type { Defect } from '../parts/types.ts'

const fields = [
  'title',
  'description',
  'stepsToReproduce',
  'resolution',
  'severity',
  'priority',
  'assignee',
  'storyId',
  'environment',
  'tags',
] as const satisfies readonly (keyof Defect)[]

/** How defects are read and written. */
export const defects: Kind<Defect, Partial<Defect>> = {
  read: ({ defectId }) => call('GET /api/qa/defects/{defectId}', { defectId }),
  write: ({ defectId }, change, ifMatch) => {
    const input = { defectId, ...change } as Input<'PUT /api/qa/defects/{defectId}'>
    return call('PUT /api/qa/defects/{defectId}', input, { ifMatch })
  },
  stale: 'defects.stale',
  watched: ['status', ...fields],
}

/** A defect that is edited, and moved by what somebody decides. */
export function useDefect(first: Defect) {
  const turn = useSignal(0)
  const editing = useEditing({
    draft: `defect ${first.defectId}`,
    first,
    fields,
    save: (read, change) => saveAsRead(read, () => change, defects).finally(() => turn.value++),
  })
  /** What somebody decides is written at once; what is typed beside it stays. False where what somebody else has decided meanwhile shall stand. */
  async function decide(change: Pick<Defect, 'status'>): Promise<boolean> {
    try {
      editing.put(await saveAsRead(editing.base.peek(), () => change, defects))
      return true
    } catch (error) {
      if (!(error instanceof Clashed)) throw error
      const theirs = error.now as Defect
      editing.put(theirs)
      const [name = '', mine, its] = [
        texts.fields['status'],
        words.defectStatuses[change.status],
        words.defectStatuses[theirs.status],
      ]
      return (await keepMine({ name, mine, theirs: its })) && decide(change)
    } finally {
      turn.value++
    }
  }
  /** `turn` counts the writes: the history is read anew after each. */
  return { editing, turn: turn.value, decide }
}
