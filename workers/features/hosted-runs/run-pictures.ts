import type { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Picture } from '../../../shared/kernel/operation.ts'
import type { CaseResultView } from './execution-schemas.ts'
import { type Shot, storedPictures } from './stored-pictures.ts'

type CaseView = z.output<ReturnType<typeof CaseResultView>>

/** What an assistant is shown of a run that is over: where each case ended, those first that did not pass. */
export const runPictures = (
  context: Pick<Context, 'services'>,
  cases: readonly CaseView[],
): Promise<Picture[]> =>
  storedPictures(
    context,
    cases
      .toSorted((one, other) => Number(one.status === 'passed') - Number(other.status === 'passed'))
      .flatMap(lastShot),
  )

/** What the page showed at the step at which a case ended; what that step was about where nothing else was taken. */
function lastShot({ testCaseId, title, status, steps }: CaseView): Shot[] {
  const pictured = steps.filter((step) => shotOf(step) !== undefined)
  const step = pictured.findLast((one) => one.status === status) ?? pictured.at(-1)
  const key = step && shotOf(step)
  return key ? [{ key, caption: `${testCaseId} "${title}", ${status}: step ${step.stepNumber}` }] : []
}

const shotOf = ({ targetScreenshotKey, screenshotKey }: CaseView['steps'][number]) =>
  screenshotKey ?? targetScreenshotKey
