import type { SessionSnapshot } from '../../../durable-objects/public-session/public-session.ts'
import { withOwnEvidence } from '../../../shared/domain/test-cases/own-evidence.ts'
import type { Mode, TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { EventPayload } from '../../../shared/kernel/events.ts'
import { type Beside, designCases, readBeside } from '../quality/index.ts'
import type { Generation, RunInput } from './generation-input.ts'
import { type OpenBase, placesOf } from './open-bases.ts'
import type { KnownPages } from './pages-of-run.ts'
import { correctWork } from './correct-work.ts'
import { refineWork } from './refine-work.ts'
import { replyTo } from './reply.ts'
import type { Work } from './work.ts'

interface Run {
  session: SessionSnapshot
  input: RunInput
  /** The pages that the text is about, and why one was not looked at. */
  known?: KnownPages
  onProgress: (event: EventPayload) => void
  /** Passes on what `onProgress` was given. */
  flush?: () => Promise<unknown>
}

const noPages: KnownPages = { pages: [], warnings: [] }

/** Does the work of one run on a session, without touching it. */
export async function workOf(
  context: Context,
  { input, known = noPages, onProgress, flush = () => Promise.resolve(), ...run }: Run,
): Promise<Work> {
  const session = { ...run.session, pages: known.pages }
  switch (input.kind) {
    case 'generate':
      return generateWork(context, {
        session,
        request: input.request,
        bases: input.bases ?? [],
        known,
        onProgress,
        flush,
      })
    case 'refine':
      return refineWork(context, session, input, { onProgress, flush })
    case 'correct':
      return correctWork(context, session, input, { onProgress, flush })
  }
}

const idsOf = (testCases: readonly TestCase[]) => testCases.map(({ id }) => id)

type GenerationRequest = Omit<Generation, 'pageConfig'>

interface Generating {
  session: SessionSnapshot
  request: GenerationRequest
  bases: readonly OpenBase[]
  known: KnownPages
  onProgress: Run['onProgress']
  flush: () => Promise<unknown>
}

async function generateWork(
  context: Context,
  { session, request, bases, known: seen, onProgress, flush }: Generating,
): Promise<Work> {
  const asking = forEngine(request)
  const { mode } = request
  const existingTestCases = existingOf(request, session)
  const usesExisting = restsOnCases(mode)
  const { read, asSent, sources, warnings: ofSources } = await besideRequirements(context, request, bases)
  const { corrections } = session
  const answers = request.answers ?? session.answers
  const design = {
    ...asking,
    ...read,
    ...(usesExisting && { existingTestCases }),
    ...(corrections && { corrections }),
    ...(answers && { answers }),
    ...(seen.pages.length > 0 && { pages: seen.pages }),
    onProgress,
  }
  const { warnings: ofDesign, ...designed } = asSent(
    await designCases(context, design, {
      author: request.author,
      isBackground: request.stream,
      flush,
    }),
  )
  const warnings = [...seen.warnings, ...ofSources, ...ofDesign]
  const result = {
    ...designed,
    ...(sources.length > 0 && { sources }),
    ...(warnings.length > 0 && { warnings }),
  }
  const sessionCases = casesAfter(mode, existingTestCases, designed.testCases)
  const before = new Set(idsOf(session.testCases))
  const after = new Set(idsOf(sessionCases ?? session.testCases))
  return {
    result,
    ...(sessionCases && { sessionCases }),
    added: [...after].filter((id) => !before.has(id)),
    updated: sessionCases && mode !== 'fill-gaps' ? [...after].filter((id) => before.has(id)) : [],
    removed: [...before].filter((id) => !after.has(id)),
    reply: [replyTo(mode, designed), ...spoken(warnings)].join(' '),
  }
}

/** Of cases that come with a request, the session alone says which are proved. */
function existingOf({ existingTestCases }: GenerationRequest, { testCases }: SessionSnapshot): TestCase[] {
  const stored = new Map(testCases.map((each) => [each.id, each]))
  return existingTestCases?.map((each) => withOwnEvidence(each, stored.get(each.id))) ?? testCases
}

const restsOnCases = (mode: Mode): boolean => mode === 'gap-analysis' || mode === 'fill-gaps'

/** What says who asked and how is nothing to the engine. */
function forEngine({
  stream: _stream,
  sessionId: _id,
  userEmail: _email,
  userKbIds: _kbs,
  pageUrl: _url,
  rehearse: _rehearse,
  author: _author,
  pages: _pages,
  ...asking
}: GenerationRequest) {
  return asking
}

const mostSpoken = 5

/** A conversation is no list: the first warnings are told in it, all of them stand in the answer. */
function spoken(warnings: string[]): string[] {
  const more = warnings.length - mostSpoken
  return more > 0 ? [...warnings.slice(0, mostSpoken), `And ${more} more warnings.`] : warnings
}

type Read = Pick<Generation, 'uploadedContent'> & Beside['read']

/** The requirements with what bases say of them. An upload that repeats the requirements is read once, as without a base. */
async function besideRequirements(
  context: Context,
  { requirements, uploadedContent }: Pick<Generation, 'requirements' | 'uploadedContent'>,
  bases: readonly OpenBase[],
): Promise<Omit<Beside, 'read'> & { read: Read }> {
  const { places, closed } = await placesOf(context, bases)
  const { read, warnings, ...beside } = await readBeside(context, places, { requirements })
  const repeats = uploadedContent?.trim() === requirements.trim()
  return {
    ...beside,
    read: repeats ? { ...read, uploadedContent: undefined } : read,
    warnings: [...warnings, ...(closed > 0 ? [closedWarning] : [])],
  }
}

const closedWarning = 'A knowledge base of userKbIds cannot be read any more, so it was left out.'

function casesAfter(mode: Mode, existing: TestCase[], designed: TestCase[]): TestCase[] | undefined {
  if (mode === 'extract-requirements' || mode === 'gap-analysis') return undefined
  return mode === 'fill-gaps' ? [...existing, ...designed] : designed
}
