import type { DesignRequest } from '../../../../shared/domain/test-generation/index.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { Model, ModelAnswer } from '../../../../shared/services/models.ts'
import type { Settings } from '../../../../shared/services/settings.ts'
import { newContext } from '../../../support/context.ts'
import { withServices } from '../../../support/with-services.ts'

export const text = `# Sign-up
The sign-up page has the fields Name (required, 2 to 40 characters) and Age (required, a whole number from 18 to 120).
When Age is outside this range, the message "Age must be from 18 to 120." is shown.
After a successful sign-up the page shows "Welcome".
The sign-up page must respond within 2 seconds.
Passwords shall be stored securely.`

/** A context whose model answers with what `answer` gives for the text it is asked about. */
export function contextWith(
  answer: (user: string) => Promise<ModelAnswer>,
  settings: Partial<Settings> = {},
): Context {
  const model: Model = { engine: 'openai-compatible', ask: ({ user }) => answer(user) }
  return withServices(newContext({ settings }), { model })
}

export const says = (value: unknown) => () =>
  Promise.resolve({ ok: true, value, inputTokens: 1, outputTokens: 1 } satisfies ModelAnswer)

export const request = (given: Partial<DesignRequest> = {}): DesignRequest => ({
  requirements: text,
  mode: 'agentic',
  maxTestCases: 200,
  ...given,
})
