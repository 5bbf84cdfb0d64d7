import { expect, test } from 'vitest'
import { chosenAmong, readArguments } from '../../../scripts/bench/arguments.mjs'

test('words are names of benchmarks, and --compare names a file in both spellings', () => {
  expect(readArguments([])).toEqual({ names: [] })
  expect(readArguments(['start', '--compare', 'old.json', 'ocr'])).toEqual({
    names: ['start', 'ocr'],
    compare: 'old.json',
  })
  expect(readArguments(['--compare=old.json'])).toEqual({ names: [], compare: 'old.json' })
})

test.each([[['--compare']], [['--compere', 'old.json']], [['-x']]])(
  '%j is refused with a sentence',
  (words) => {
    expect(() => readArguments(words)).toThrow(/takes names of benchmarks and --compare FILE/)
  },
)

const all = ['crawls', 'start', 'steps']

test('a name means each benchmark that begins with it; no names mean all', () => {
  expect(chosenAmong(all, [])).toEqual(all)
  expect(chosenAmong(all, ['st', 'crawls'])).toEqual(all)
  expect(chosenAmong(all, ['steps', 'step'])).toEqual(['steps'])
})

test('a name that means no benchmark is refused even beside others', () => {
  expect(() => chosenAmong(all, ['steps', 'strat'])).toThrow(
    'No benchmark is called strat. There are: crawls, start, steps',
  )
})
