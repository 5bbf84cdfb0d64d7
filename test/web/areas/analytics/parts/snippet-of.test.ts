import { expect, test } from 'vitest'
import { recorderSnippetOf, snippetOf } from '../../../../../web/areas/analytics/parts/snippet-of.ts'

test('the snippet loads the tracker of this deployment for one website', () => {
  expect(snippetOf('0b9b7c1e', 'https://tracewright.example')).toBe(
    '<script defer src="https://tracewright.example/script.js" data-website-id="0b9b7c1e"></script>',
  )
})

test('another line loads the recorder', () => {
  expect(recorderSnippetOf('0b9b7c1e', 'https://tracewright.example')).toBe(
    '<script defer src="https://tracewright.example/recorder.js" data-website-id="0b9b7c1e"></script>',
  )
})
