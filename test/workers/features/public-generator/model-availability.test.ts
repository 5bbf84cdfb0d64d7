import { expect, test } from 'vitest'
import { modelAvailability } from '../../../../workers/features/public-generator/model-availability.ts'
import { newContext, withServices } from '../../../support/context.ts'

test('a model that is configured is available, by its name', async () => {
  const settings = { MODEL: 'openai-compatible', MODEL_NAME: 'small' }
  const context = withServices(newContext(), {
    model: { engine: 'openai-compatible', ask: () => undefined },
    settings: { ...newContext().services.settings, ...settings },
  })
  expect(await modelAvailability(context)).toEqual({ configured: true, available: true, name: 'small' })
})

test('where none is, the reason says so', async () => {
  expect(await modelAvailability(newContext())).toEqual({
    configured: false,
    available: false,
    name: null,
    reason: 'No language model is configured here.',
  })
})
