import { type Input, call } from '../../../client/call.ts'
import { saveAsRead } from '../../../client/save-as-read.ts'
import { confirmed } from '../../../parts/confirm.tsx'
import { Menu, type MenuItem } from '../../../parts/menu.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { texts as all } from '../../../texts/en/stories.ts'
import { texts } from '../../../texts/en/stories-planning.ts'
import type { Sprint } from '../parts/story.ts'
import type { Sprints } from '../parts/use-sprints.ts'

type Status = Sprint['status']
type Change = Omit<Input<'PUT /api/pm/sprints/{sprintId}'>, 'sprintId'>

/** Writes a change of a sprint. Others may write something else of it meanwhile; it is not written over. */
export const saveSprint = (read: Sprint, change: Change): Promise<Sprint> =>
  saveAsRead(read, () => change, {
    read: ({ sprintId }) => call('GET /api/pm/sprints/{sprintId}', { sprintId }),
    write: ({ sprintId }, changed, ifMatch) =>
      call('PUT /api/pm/sprints/{sprintId}', { sprintId, ...changed }, { ifMatch }),
    stale: 'sprints.stale',
    watched: ['storyIds'],
  })

const words: Record<Status, string> = {
  planning: texts.backToPlanning,
  active: texts.start,
  completed: texts.complete,
  cancelled: texts.cancelSprint,
}
const next: Record<Status, readonly Status[]> = {
  planning: ['active', 'cancelled'],
  active: ['completed', 'planning', 'cancelled'],
  completed: ['planning'],
  cancelled: ['planning'],
}

/** What may be done with a sprint as it is. */
export function SprintActs({ sprint, sprints }: { sprint: Sprint; sprints: Sprints }) {
  const { sprintId, name, status } = sprint
  async function become(to: Status) {
    const before = status
    const saved = await saveSprint(sprint, { status: to })
    sprints.put(saved)
    toast(texts.isNow(name, all.sprintStatus[to].toLowerCase()), {
      undo: async () => sprints.put(await saveSprint(saved, { status: before })),
    })
  }
  async function remove() {
    const { title, what, action } = texts.deleting
    if (!(await confirmed({ title, text: what(name), action }))) return
    await call('DELETE /api/pm/sprints/{sprintId}', { sprintId })
    toast(texts.deleted(name))
    await sprints.again()
  }
  const items: MenuItem[] = [
    ...next[status].map((to) => ({ text: words[to], act: () => become(to) })),
    { text: texts.delete, kind: 'danger', act: remove },
  ]
  return <Menu label={texts.actionsFor(name)} items={items} />
}
