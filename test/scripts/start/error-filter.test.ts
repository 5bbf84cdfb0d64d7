import { expect, test } from 'vitest'
import { errorFilter } from '../../../scripts/start/error-filter.mjs'

function filtered(chunks: string[]) {
  const shown: string[] = []
  const filter = errorFilter((line: string) => shown.push(line))
  for (const chunk of chunks) filter(chunk)
  return shown
}

test('chatter is dropped and an error is shown with the lines that belong to it', () => {
  const output =
    '⎔ Starting local server...\n\n✘ [ERROR] Build failed with 1 error:\n  ✘ [ERROR] Could not resolve "x"\n    index.ts:1:7\n\n[wrangler:info] Ready\n'
  expect(filtered([output])).toEqual([
    '✘ [ERROR] Build failed with 1 error:',
    '  ✘ [ERROR] Could not resolve "x"',
    '    index.ts:1:7',
  ])
})

test('an error that arrives in pieces is shown whole', () => {
  expect(filtered(['✘ [ERR', 'OR] Uncaught\n  at f', 'etch\n[wrangler:info] GET / 200\n'])).toEqual([
    '✘ [ERROR] Uncaught',
    '  at fetch',
  ])
})

test('an error in colours is recognised and shown without them', () => {
  expect(
    filtered(['\x1b[31m✘ \x1b[41;31m[\x1b[41;97mERROR\x1b[41;31m]\x1b[0m \x1b[1mNo such file\x1b[0m\n']),
  ).toEqual(['✘ [ERROR] No such file'])
})

test('that somebody hung up before the end of an answer is no error to show', () => {
  const output =
    '✘ [ERROR] kj::getCaughtExceptionAsKj() = ffi.rs:159: disconnected: write(): Broken pipe (os error 32)\n\n✘ [ERROR] No such file\n'
  expect(filtered([output])).toEqual(['✘ [ERROR] No such file'])
})
