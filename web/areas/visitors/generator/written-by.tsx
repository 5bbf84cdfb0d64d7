import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/written-by.ts'
import { cases, session } from './store.ts'

/** What the last run took of a model. A session whose last run asked none says nothing. */
export function WrittenBy() {
  const { modelUsage, status } = session.value ?? {}
  if (!modelUsage || status === 'running' || modelUsage.inputTokens + modelUsage.outputTokens === 0)
    return null
  const isWritten = cases.value.some(({ author }) => author === 'model')
  return (
    <p>
      <Given>{texts.took(modelUsage, isWritten)}</Given>
    </p>
  )
}
