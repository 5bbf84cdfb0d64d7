import { expect, test } from 'vitest'
import { marked } from '../../../../../web/areas/docs/guide/marked.ts'

test('what stands in backticks is code, and links lead to parts of the page', () => {
  expect(marked('Say `Click "Save"`, see [errors](#errors).')).toEqual([
    'Say ',
    { kind: 'code', text: 'Click "Save"' },
    ', see ',
    { kind: 'link', to: '#errors', of: ['errors'] },
    '.',
  ])
})

test('markup stays text, and only parts of the page are linked', () => {
  const text = '<img src=x onerror=alert(1)> [away](https://elsewhere.example) `'
  expect(marked(text)).toEqual([text])
})
