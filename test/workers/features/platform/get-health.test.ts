import { expect, test } from 'vitest'
import { getHealth } from '../../../../workers/features/platform/get-health.ts'
import { ask } from '../../../support/client.ts'

test('health names the engines in use', async () => {
  expect(await ask(getHealth, {})).toEqual({
    status: 'ok',
    version: '1.0.0',
    engines: { model: 'embedded', embeddings: 'embedded', vectors: 'embedded', browser: 'browser-rendering' },
  })
})
