import { expect, test } from 'vitest'
import { compareWith, readEarlier } from '../../../scripts/bench/compare.mjs'

const machine = { cores: 2, model: 'A processor', platform: 'linux' }
const at = '2026-01-01T00:00:00.000Z'
const figure = (bench: string, name: string, value: number, unit = 'ms') => ({
  bench,
  name,
  figure: value,
  unit,
})

test('a figure is divided by that of the same benchmark, name and unit', () => {
  const earlier = { at, machine, figures: [figure('a', 'list', 20), figure('b', 'list', 5)] }
  const figures = [figure('b', 'list', 10), figure('a', 'list', 10), figure('a', 'list', 10, 's')]
  expect(compareWith(earlier, { machine, figures })).toEqual({
    note: `× of ${at}: the figure divided by that of the earlier run.`,
    ratios: [2, 0.5, undefined],
  })
})

test('what the earlier run lacks, measured as zero or skipped has no ratio, nor has what is skipped now', () => {
  const skipped = { bench: 'd', name: 'not measured', skipped: true }
  const earlier = { at, machine, figures: [figure('a', 'list', 0), skipped, figure('e', 'list', 1)] }
  const figures = [
    figure('a', 'list', 10),
    figure('c', 'list', 10),
    { bench: 'd', name: 'not measured', figure: 1 },
    { bench: 'e', name: 'list', unit: 'ms', skipped: true },
  ]
  expect(compareWith(earlier, { machine, figures }).ratios).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test.each([{ cores: 4 }, { model: 'Another processor' }, { platform: 'darwin' }])(
  'figures of a machine that differs in %j are not compared, and the note names both',
  (difference) => {
    const figures = [figure('a', 'list', 20)]
    const earlier = { at, machine: { ...machine, ...difference }, figures }
    const { note, ratios } = compareWith(earlier, { machine, figures })
    expect(ratios).toBeUndefined()
    expect(note).toContain('No ratios: this machine is 2 × A processor, linux')
    expect(note).toContain(String(Object.values(difference)[0]))
  },
)

test('an earlier run is read from its text', () => {
  const earlier = { at, machine, figures: [] }
  expect(readEarlier(JSON.stringify(earlier), 'old.json')).toEqual(earlier)
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"figures":[]}',
  '{"figures":{},"machine":{}}',
  '{"figures":[],"machine":null}',
])('%j is no earlier run, and the refusal names the file', (text) => {
  expect(() => readEarlier(text, 'old.json')).toThrow(
    'old.json is not a bench/latest.json of an earlier run.',
  )
})
