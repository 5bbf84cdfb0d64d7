import type { z } from 'zod'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Picture } from '../../../shared/kernel/operation.ts'
import { openLink, signingSecret } from '../../../shared/services/signing.ts'
import { storedPictures } from '../hosted-runs/index.ts'
import type { RehearsedCaseView } from './rehearsal-view.ts'

type CaseView = z.output<ReturnType<typeof RehearsedCaseView>>

/** What the page showed where cases ended that did not pass, those first that differ from the text. */
export function rehearsalPictures(context: Context, cases: readonly CaseView[]): Promise<Picture[]> {
  const secret = signingSecret(context.services.settings)
  const shots = cases
    .toSorted((a, b) => Number(a.state !== 'differs') - Number(b.state !== 'differs'))
    .flatMap(({ testCaseId, state, stepNumber, screenshotUrl }) => {
      const token = screenshotUrl?.split('/').at(-1) ?? ''
      const link = openLink(secret, token, context.now())
      const place = stepNumber === undefined ? 'the expected result of the case' : `step ${stepNumber}`
      return link.ok ? [{ key: link.key, caption: `${testCaseId}, ${state}: ${place}` }] : []
    })
  return storedPictures(context, shots)
}
