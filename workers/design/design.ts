import type { DesignEvent } from '../../shared/domain/test-generation/schema.ts'
import type { DesignInput, Designed, Tell } from '../../shared/services/designer.ts'
import { generateTestsPaused, withCode, withParsedGherkin } from './engine.ts'
import { Turns } from './turns.ts'

// A timer lets the clock go on: without it every tool would seem to take no time.
const turns = new Turns(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** The characters of what is asked for: what a design costs grows with them. */
const sizeOf = ({
  requirements,
  context = '',
  uploadedContent = '',
  codeContent = '',
}: DesignInput): number => requirements.length + context.length + uploadedContent.length + codeContent.length

/**
 * Designs test cases, by what a model said where there is a `reading`: the one place where the engine, the readers of code and the Gherkin parser meet. `tell` hears of every step and
 * is awaited; when it fails, whoever asked is gone and the work ends.
 */
export async function design(request: DesignInput, tell?: Tell): Promise<Designed> {
  const events: DesignEvent[] = []
  const told = async () => {
    if (tell && events.length > 0) await tell(events.splice(0))
  }
  const asked = await withCode({ ...request, onProgress: (event: DesignEvent) => void events.push(event) })
  const size = sizeOf(request)
  await turns.next(size)
  const designed = await generateTestsPaused(asked, (after) => (after === 'told' ? told() : turns.next(size)))
  const parsed = await withParsedGherkin(designed.testCases)
  await told()
  return {
    ...designed,
    testCases: parsed.testCases,
    warnings: [...(designed.warnings ?? []), ...parsed.warnings],
  }
}
