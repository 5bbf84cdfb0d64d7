import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TestCase } from '../shared/domain/test-cases/schema.ts'
import { exportTestCases, formats } from '../shared/domain/test-exports/index.ts'
import { type Figure, atMost, median, told } from './figures.ts'

const cases = 1000
const stepsPerCase = 10
const rounds = 7
const mostMs = 500
const mostMegabytes = 32

const megabyte = 2 ** 20

const testCases = Array.from({ length: cases }, (_, index) =>
  TestCase().parse({
    id: `TC-${index + 1}`,
    title: `Reject order ${index + 1} whose "quantity" is 0, below the smallest one; ${'Ünïcode '.repeat(index % 12)}`,
    description:
      'The shop sells between 1 and 99 pieces of one article.\nAnything else is refused | with a message.',
    objective: 'Two-value boundary analysis of the quantity',
    preconditions: ['User is signed in', `Article ${index % 50} is in stock`],
    steps: Array.from({ length: stepsPerCase }, (_each, number) => ({
      stepNumber: number + 1,
      action: `Enter "${number}" in the "Quantity" field of the order form, then leave the field with the Tab key`,
      expectedResult: `=The message "Quantity must be from 1 to 99, not ${number}." is shown below the field`,
      testData: `quantity=${number}; article="A;${index}"`,
    })),
    priority: 'high',
    category: `Shop/Orders ${index % 20}`,
    tags: ['orders', 'boundary values'],
    requirementRef: `SHOP-${index % 200}`,
  }),
)

/** Every layout of every format, with 1,000 cases of ten steps: how long writing takes, and the most memory that was in use on the way. */
export async function run(): Promise<Figure[]> {
  const layouts = formats.flatMap(({ name, variants }) => [
    { format: name, variant: undefined },
    ...variants.filter((variant) => variant !== name).map((variant) => ({ format: name, variant })),
  ])
  const all = layouts.map((layout) => ({
    ...layout,
    name: [layout.format, layout.variant].filter(Boolean).join(' '),
  }))
  const figures = all.flatMap(({ name, format, variant }) => {
    const open = () =>
      exportTestCases({ testCases, format, projectName: 'Shop', ...(variant && { variant }) })
    const took = Array.from({ length: rounds }, () => timed(open))
    return [
      atMost(`${cases} cases as ${name}, median`, median(took.map(({ ms }) => ms)), mostMs, 'ms'),
      atMost(`${cases} cases as ${name}, memory in use`, heldBy(open), mostMegabytes, 'MB'),
      told(`${cases} cases as ${name}, file`, (took[0]?.bytes ?? 0) / megabyte, 'MB'),
    ]
  })
  return Promise.resolve(figures)
}

type Open = () => ReturnType<typeof exportTestCases>

function timed(open: Open): { ms: number; bytes: number } {
  const startedAt = performance.now()
  let bytes = 0
  for (const chunk of open().chunks) bytes += chunk.byteLength
  return { ms: performance.now() - startedAt, bytes }
}

/** The most that is in use after any piece, garbage and the cases themselves not counted, in MB. */
function heldBy(open: Open): number {
  const before = inUse()
  let most = 0
  for (const chunk of open().chunks) most = Math.max(most, inUse() - before - chunk.byteLength)
  return most / megabyte
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function inUse(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
