import { toast } from '../../../../parts/toasts.tsx'
import { texts } from '../../../../texts/en/rewording.ts'
import { goTo } from '../case-actions.ts'
import { changeCase } from '../case-edits.ts'
import type { TestStep } from '../session.ts'
import { edit, wayBack } from '../store.ts'
import { withOriginal } from './with-original.ts'

interface OriginalProps {
  caseId: string
  index: number
  step: TestStep
}

/** The original words of a reworded step, and the button that restores them. */
export function Original({ caseId, index, step: { original } }: OriginalProps) {
  if (!original) return null
  const { action, expectedResult, testData = '' } = original
  function putBack() {
    edit((testCases) => changeCase(testCases, caseId, (each) => withOriginal(each, index)))
    toast(texts.usedOriginal, wayBack())
    goTo(caseId, `[data-step="${index}"] textarea`)
  }
  return (
    <details class="gen-original">
      <summary>
        {texts.original} <bdi>{action || expectedResult}</bdi>
      </summary>
      {[action, expectedResult, testData]
        .filter((text) => text !== '')
        .map((text, at) => (
          <p key={at} dir="auto">
            {text}
          </p>
        ))}
      <button type="button" class="link" aria-label={texts.useOriginalOf(index + 1)} onClick={putBack}>
        {texts.useOriginal}
      </button>
    </details>
  )
}
