import { signal } from '@preact/signals'
import { call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { texts } from '../../../../texts/en/rewording.ts'
import type { Cases } from '../session.ts'
import { cases, session } from '../store.ts'
import { canBeReworded } from '../../../../parts/rewording/to-reword.ts'

interface UnreadImport {
  ids: ReadonlySet<string>
  /** How many of their steps a run does not read; undefined where that is unknown. */
  steps: number | undefined
}

/** Cases of the last import that a run does not read. */
export const unreadImport = signal<UnreadImport | null>(null)

/** Finds out which of the cases that were just imported a run does not read. */
export async function lookAtImported(ids: readonly string[]): Promise<void> {
  const [sessionId, isImported] = [session.peek()?.sessionId, new Set(ids)]
  const unready = cases.peek().filter((each) => isImported.has(each.id) && canBeReworded(each))
  if (unready.length === 0) return void (unreadImport.value = null)
  const steps = await countUnread(unready)
  if (session.peek()?.sessionId !== sessionId) return
  unreadImport.value = { ids: new Set(unready.map(({ id }) => id)), steps }
  announce(importWords(unready.length))
}

/** How many steps of cases a run does not read; undefined where the service refuses, as for very many. */
async function countUnread(unready: Cases): Promise<number | undefined> {
  const testCases = unready.map(({ id, steps, expectedResult }) => ({ id, steps, expectedResult }))
  try {
    const answer = await call('POST /api/public/test-cases/steps/read', { testCases })
    return (answer.testCases ?? []).flatMap(({ steps }) => steps).filter(({ readable }) => !readable).length
  } catch {
    return undefined
  }
}

/** The words for so many imported cases. Once some of them were made runnable, the number of unread steps is unknown. */
export function importWords(count: number): string {
  const { ids, steps } = unreadImport.value ?? {}
  return steps && ids?.size === count ? texts.imported(steps, count) : texts.importedNotReady(count)
}
