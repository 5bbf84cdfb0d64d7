import { readGherkin } from '../test-exports/gherkin-source.ts'
import type { DraftStep } from './types.ts'

/** Steps in prose of bare Gherkin steps or one scenario; none for a text that is neither, which then stays Gherkin alone. */
export function readGherkinSteps(source: string): DraftStep[] {
  const steps: DraftStep[] = []
  for (const { kind, text, argument } of readGherkin(source)?.steps ?? []) {
    const line = [text, ...argument].join('\n')
    const last = steps.at(-1)
    if (kind !== 'then' || !last)
      steps.push({ action: kind === 'then' ? '' : line, expected: kind === 'then' ? line : '' })
    else last.expected = last.expected === '' ? line : `${last.expected}\n${line}`
  }
  return steps
}
