import { expect, test } from 'vitest'
import { demoForm, runAddress } from '../../../../../web/areas/visitors/generator/target.ts'

test('the demo form is offered on one machine only', () => {
  expect(demoForm({ hostname: 'localhost', origin: 'http://localhost:8787' })).toBe(
    'http://localhost:8787/demo',
  )
  expect(demoForm({ hostname: 'tracewright.example', origin: 'https://tracewright.example' })).toBeNull()
})

test('what a run needs stands behind the #, where no server sees it', () => {
  expect(runAddress({ sessionId: 'S' })).toBe('/run#session=S')
  expect(runAddress({ sessionId: 'S', cases: ['A,1', 'B'], target: 'https://a.example/?b=c&d' })).toBe(
    '/run#session=S&cases=A%2C1,B&url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d',
  )
})
