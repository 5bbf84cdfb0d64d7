import { expect, test } from 'vitest'
import { getHealth } from '../../../../workers/features/platform/get-health.ts'
import { ask, base } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'

test('health names the engines in use', async () => {
  expect(await ask(getHealth, {})).toEqual({
    status: 'ok',
    version: '1.0.0',
    engines: {
      model: 'embedded',
      embeddings: 'embedded',
      vectors: 'embedded',
      browser: 'browser-rendering',
      mail: 'log',
    },
  })
})

test.each([
  [{ LOCAL: 'true', PUBLIC_ORIGIN: 'http://localhost:8787' }, 'log'],
  [{ LOCAL: 'false', PUBLIC_ORIGIN: 'https://app.example.com' }, 'none'],
  [{ LOCAL: 'false', PUBLIC_ORIGIN: 'https://app.example.com', MAIL_FROM: 'us@example.com' }, 'service'],
])('health says where mail goes: with %j to %s', async (vars, mail) => {
  const EMAIL = { send: async () => undefined } as never
  const answer = await deploy([getHealth], { ...vars, EMAIL })(new Request(`${base}/api/health`))
  expect(await answer.json()).toMatchObject({ engines: { mail } })
})
