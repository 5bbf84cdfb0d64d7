import { collator, folded, wordsOf } from '../../../parts/words.ts'
import type { Project } from '../acts/project.ts'

export const sorts = ['newest', 'activity', 'name'] as const
export type Sort = (typeof sorts)[number]

/** Which projects somebody wants to see, and in what order. */
export interface Choice {
  status: 'active' | 'archived'
  words: string
  sort: Sort
}

const foldedTexts = new WeakMap<Project, string>()

/** What is looked for in; kept, because who types looks in all of them with every key. */
function textOf(project: Project): string {
  const known = foldedTexts.get(project)
  if (known !== undefined) return known
  const text = folded(`${project.name} ${project.description}`)
  foldedTexts.set(project, text)
  return text
}

const orders: Record<Sort, (a: Project, b: Project) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  activity: (a, b) => b.stats.lastActivityAt.localeCompare(a.stats.lastActivityAt),
  name: (a, b) => collator.compare(a.name, b.name),
}

/** The projects of a status that have every one of the words in name or description, whatever their case and accents, in the order that was chosen. */
export function chosen(projects: readonly Project[], { status, words, sort }: Choice): Project[] {
  const wanted = wordsOf(words)
  const found = projects.filter((project) => {
    if (project.status !== status) return false
    return wanted.every((word) => textOf(project).includes(word))
  })
  return found.toSorted(orders[sort])
}

/** Whether a choice needs all projects: the service hands them out page by page, newest first. */
export const needsAll = ({ status, words, sort }: Choice): boolean =>
  status === 'archived' || words.trim() !== '' || sort !== 'newest'

/** The choice that the query of an address stands for. */
export function choiceOf(search: string): Choice {
  const query = new URLSearchParams(search)
  return {
    status: query.get('status') === 'archived' ? 'archived' : 'active',
    words: query.get('words') ?? '',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a choice; none for the usual one. */
export function searchOf({ status, words, sort }: Choice): string {
  const query = new URLSearchParams()
  if (status === 'archived') query.set('status', status)
  if (words.trim()) query.set('words', words.trim())
  if (sort !== 'newest') query.set('sort', sort)
  const text = query.toString()
  return text && `?${text}`
}
