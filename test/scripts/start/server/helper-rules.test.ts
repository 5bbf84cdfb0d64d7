import { expect, test } from 'vitest'
import { isByAddress } from '../../../../scripts/start/server/helper-rules.mjs'

const socket = { localPort: 45_123 }

test.each(['127.0.0.1:45123', 'localhost:45123', '[::1]:45123', 'evil.example:45123'])(
  'a request to %s came by the address of the helper',
  (host) => expect(isByAddress({ headers: { host }, socket })).toBe(true),
)

test.each(['localhost', 'dummy', 'shop.example', 'localhost:9000', '127.0.0.1'])(
  'a request to %s was sent by the runtime',
  (host) => expect(isByAddress({ headers: { host }, socket })).toBe(false),
)
