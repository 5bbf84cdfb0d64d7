import { expect, test } from 'vitest'
import { readLine } from '../../../../scripts/start/engine/runtime-lines.mjs'

test.each([
  [
    'what a Worker says has its level',
    '{"timestamp":1,"level":"error","message":"no"}',
    { level: 'error', message: 'no' },
  ],
  [
    'what the runtime says of itself is no error',
    '{"timestamp":"1","level":"error","source":"server.c++:1","message":"disconnected"}',
    { level: 'info', message: 'disconnected' },
  ],
  [
    'the end of the runtime is one',
    '*** Received signal #11: Segmentation fault',
    { level: 'error', message: '*** Received signal #11: Segmentation fault' },
  ],
  ['what has no form is said as it stands', 'null', { level: 'info', message: 'null' }],
])('%s', (_name, line, expected) => {
  expect(readLine(line)).toEqual(expected)
})
