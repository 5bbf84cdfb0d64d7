import type { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Picture } from '../../../shared/kernel/operation.ts'
import type { CaseResultView } from './execution-schemas.ts'

type CaseView = z.output<ReturnType<typeof CaseResultView>>

/** As many as an assistant looks at, and no more than a message carries. */
const mostPictures = 4
const mostBytes = 1_500_000

/** What an assistant is shown of a run that is over: where each case ended, those first that did not pass. */
export async function runPictures(
  { services }: Pick<Context, 'services'>,
  cases: readonly CaseView[],
): Promise<Picture[]> {
  const shots = cases
    .toSorted((one, other) => Number(one.status === 'passed') - Number(other.status === 'passed'))
    .flatMap(lastShot)
    .slice(0, mostPictures)
  const files = await Promise.all(shots.map(({ key }) => services.files.get(key)))
  const pictures: Picture[] = []
  let left = mostBytes
  for (const [index, file] of files.entries()) {
    if (!file || file.size > left) {
      await file?.body.cancel()
      continue
    }
    left -= file.size
    pictures.push({
      caption: shots[index]?.caption ?? '',
      mimeType: file.httpMetadata?.contentType ?? 'image/png',
      data: await file.arrayBuffer(),
    })
  }
  return pictures
}

/** What the page showed at the step at which a case ended; what that step was about where nothing else was taken. */
function lastShot({ testCaseId, title, status, steps }: CaseView): { key: string; caption: string }[] {
  const pictured = steps.filter((step) => shotOf(step) !== undefined)
  const step = pictured.findLast((one) => one.status === status) ?? pictured.at(-1)
  const key = step && shotOf(step)
  return key ? [{ key, caption: `${testCaseId} "${title}", ${status}: step ${step.stepNumber}` }] : []
}

const shotOf = ({ targetScreenshotKey, screenshotKey }: CaseView['steps'][number]) =>
  screenshotKey ?? targetScreenshotKey
