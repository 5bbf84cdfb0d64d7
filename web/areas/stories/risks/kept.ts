import { draftOf, keepDraft, keptDraft } from '../../../client/draft.ts'
import type { Analysis } from './matrix-cells.ts'

const fields = ['requirements', 'domain', 'stories', 'frameworks'] as const

/** What was filled in, kept for the tab: nothing of it is stored elsewhere. */
export interface Filled {
  requirements: string
  domain: string
  hasStories: boolean
  frameworks: readonly string[]
}

const filledPlace = (projectId: string) => `risks of ${projectId}`

export const filledIn = (form: FormData): Filled => ({
  requirements: textIn(form, 'requirements'),
  domain: textIn(form, 'domain'),
  hasStories: form.get('stories') === 'yes',
  frameworks: form.getAll('frameworks').map(String),
})

function textIn(form: FormData, name: string): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

export const keepFilled = (projectId: string, { hasStories, frameworks, ...texts }: Filled): void =>
  keepDraft(filledPlace(projectId), {
    ...texts,
    stories: hasStories ? 'yes' : '',
    frameworks: frameworks.join('\n'),
  })

export function filledBefore(projectId: string): Filled {
  const kept = draftOf(filledPlace(projectId), fields)
  if (!kept) return { requirements: '', domain: '', hasStories: true, frameworks: [] }
  const { requirements, domain, stories, frameworks } = kept
  return { requirements, domain, hasStories: stories === 'yes', frameworks: frameworks.split('\n') }
}

/** What an analysis has found, and when. */
export interface Kept {
  analysis: Analysis
  at: string
}

const foundPlace = (projectId: string) => `found risks of ${projectId}`

export const keepFound = (projectId: string, found: Kept): void => keepDraft(foundPlace(projectId), found)

/** What the last analysis in this tab has found; null where there was none, or where it was too long to be kept. */
export function foundBefore(projectId: string): Kept | null {
  const kept = keptDraft(foundPlace(projectId))
  const isOurs = typeof kept === 'object' && kept !== null && 'analysis' in kept && 'at' in kept
  return isOurs ? (kept as Kept) : null
}
