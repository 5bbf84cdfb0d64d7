import type { KeptPages } from '../../../durable-objects/public-session/rules.ts'
import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import { counted } from '../../../shared/domain/english/plural.ts'
import { cutPages } from '../../../shared/domain/page-inventory/cut.ts'
import { type PageInventory, mostPages } from '../../../shared/domain/page-inventory/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import type { Visited, VisitInput } from '../hosted-runs/index.ts'
import type { RunInput } from './generation-input.ts'
import { stepsOf } from './steps-of.ts'

/** Looks at a page. Only the Worker that has a browser can. */
export type VisitPage = (
  context: Context,
  asked: { executionId: string; attempt: number; visit: VisitInput },
) => Promise<Visited>

export type KnownPages = Pick<KeptPages, 'pages' | 'warnings'>

interface Run {
  executionId: string
  attempt: number
  session: Pick<SessionSnapshot, 'sessionId' | 'hasPages'>
  input: RunInput
}

interface Watching {
  visitPage: VisitPage | undefined
  onProgress: (event: EventPayload) => void
  flush: () => Promise<unknown>
}

/**
 * The pages that a run knows: those that it brings, which its session keeps from now on, else those that the session has. A run that is taken up again
 * looks at nothing twice.
 */
export async function pagesOfRun(context: Context, run: Run, watching: Watching): Promise<KnownPages> {
  const { executionId, input, session } = run
  const stub = () => context.services.publicSessions.getByName(session.sessionId)
  const stored = session.hasPages ? await stub().pages() : null
  const isOurs = stored?.executionId === executionId
  const brings = input.kind === 'generate' && (input.visit ?? input.request.pages) !== undefined
  if (!brings || isOurs) return { pages: stored?.pages ?? [], warnings: isOurs ? stored.warnings : [] }
  const { visit, request } = input
  const visited = visit && (await lookAt(context, { ...run, visit }, watching))
  const seen = visited?.ok ? [visited.page] : []
  const inventory = {
    pages: cutPages(withSeen(request.pages ?? [], seen)),
    warnings: visited?.ok === false ? [notSeen(visited.reason)] : [],
  }
  await stub().keepPages({ ...inventory, executionId, pageUrl: visit?.baseUrl ?? null, at: context.now() })
  return inventory
}

/** What was seen now is newer than what was handed in of the same address. */
function withSeen(handed: readonly PageInventory[], seen: readonly PageInventory[]): PageInventory[] {
  const isSeen = new Set(seen.map(({ url }) => url))
  return [...seen, ...handed.filter(({ url }) => !isSeen.has(url))].slice(0, mostPages)
}

async function lookAt(
  context: Context,
  { executionId, attempt, visit }: Pick<Run, 'executionId' | 'attempt'> & { visit: VisitInput },
  { visitPage, onProgress, flush }: Watching,
): Promise<Visited> {
  const step = stepsOf(onProgress, flush)
  const visited = await step.tool(
    'look_at_page',
    visit.baseUrl,
    () =>
      visitPage
        ? visitPage(context, { executionId, attempt, visit })
        : Promise.resolve({ ok: false as const, reason: 'This deployment has no browser.' }),
    (seen) => (seen.ok ? controlsIn(seen.page) : seen.reason),
  )
  await step.phase('reading', 'Reading the requirements', 0)
  return visited
}

function controlsIn({ controls }: PageInventory): string {
  const behind = controls.filter(({ revealedBy = [] }) => revealedBy.length > 0).length
  const all = counted(controls.length, 'control')
  return behind > 0 ? `${all}, ${behind} of them shown only after something is done` : all
}

const notSeen = (reason: string): string =>
  `The page was not looked at, so the cases know only what the text says. ${reason}`
