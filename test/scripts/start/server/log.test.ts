import { expect, test } from 'vitest'
import { isNews } from '../../../../scripts/start/server/log.mjs'

test('errors are shown to whoever started the product, and nothing else is', () => {
  expect(['error', 'warn', 'info', 'debug', 'log'].filter((level) => isNews(level, 'No such file'))).toEqual([
    'error',
  ])
})

test('that somebody hung up before the end of an answer is no error to show', () => {
  const said = 'kj::getCaughtExceptionAsKj() = ffi.rs:159: disconnected: write(): Broken pipe (os error 32)'
  expect(isNews('error', said)).toBe(false)
})
