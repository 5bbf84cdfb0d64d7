import type { Choice } from '../parts/use-stories.ts'
import { statuses } from '../parts/story.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Which stories the query of an address asks for; what it says besides is left aside. */
export function choiceOf(search: string): Choice {
  const query = new URLSearchParams(search)
  const status = statuses.find((one) => one === query.get('status'))
  const sprintId = query.get('sprint') ?? ''
  const assignee = query.get('assignee')?.slice(0, 320)
  return {
    ...(status && { status }),
    ...(uuid.test(sprintId) && { sprintId }),
    ...(assignee && { assignee }),
  }
}

/** The query of an address for a choice; none for all stories. */
export function searchOf({ status, sprintId, assignee }: Choice): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(sprintId && { sprint: sprintId }),
    ...(assignee && { assignee }),
  }).toString()
  return query && `?${query}`
}

export const isAll = (choice: Choice): boolean => searchOf(choice) === ''
