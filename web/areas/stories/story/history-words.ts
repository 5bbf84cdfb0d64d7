import { texts as all } from '../../../texts/en/stories.ts'
import { details, history as texts } from '../../../texts/en/story.ts'

/** Names of what values lead to, where they are known. */
export interface Names {
  sprint: (sprintId: string) => string | undefined
  person: (who: string) => string
}

const isText = (field: string) => ['title', 'userStory', 'description'].includes(field)

/** Whether the words of both values are worth being compared one by one. */
export const isCompared = (field: string, from: unknown, to: unknown): boolean =>
  isText(field) && typeof from === 'string' && typeof to === 'string' && from !== '' && to !== ''

/** What a field was or became, in words; null where that is said by the comparison of texts. */
export function valueWords(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return nothingOf(field)
  if (Array.isArray(value)) return listWords(field, value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'status') return all.status[value as keyof typeof all.status] ?? value
  if (field === 'priority') return all.priority[value as keyof typeof all.priority] ?? value
  if (field === 'type') return all.type[value as keyof typeof all.type] ?? value
  if (field === 'assignee') return names.person(value)
  if (field === 'sprintId') return names.sprint(value) ?? texts.unknownSprint
  return value
}

function nothingOf(field: string): string {
  if (field === 'assignee') return all.nobody
  if (field === 'sprintId') return all.noSprint
  return field === 'storyPoints' ? details.noPoints : texts.nothing
}

function listWords(field: string, list: readonly unknown[]): string {
  if (field === 'acceptanceCriteria') return texts.criteria(list.length)
  if (field === 'dependsOn') return texts.stories(list.length)
  return list.length === 0 ? texts.nothing : list.map(String).join(', ')
}

/** Who did it: `user:…`, `key:…` or `system`. */
export function actorWords(actor: string, names: Names): string {
  if (actor === 'system') return texts.system
  return actor.startsWith('key:') ? texts.byKey : names.person(actor)
}
