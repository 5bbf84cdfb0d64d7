import { expect, test } from 'vitest'
import { bindingToEngine, engineAmong } from '../../../../scripts/start/engine/engine-among.mjs'

const api = {
  config: { name: 'own-api', services: [{ binding: 'DESIGN', service: 'own-design', entrypoint: 'Design' }] },
}
const design = { config: { name: 'own-design' } }
const other = { config: { name: 'collect', services: [{ binding: 'COLLECT', service: 'collect' }] } }

test('the engine is the Worker that others bind as one, whatever its name is', () => {
  expect(engineAmong([other, api, design])).toEqual({ built: design, entrypoint: 'Design' })
  expect(engineAmong([other])).toBeUndefined()
})

test('whoever calls the engine is bound to the process that runs it, and nobody else', () => {
  expect(bindingToEngine(api.config, 'unix:rpc')).toEqual({
    DESIGN: { external: { address: 'unix:rpc', http: {} } },
  })
  expect(bindingToEngine(other.config, 'unix:rpc')).toEqual({})
  expect(bindingToEngine(api.config, undefined)).toEqual({})
})
